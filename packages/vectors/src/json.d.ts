// The data files as the compiler sees them: of no type of their own, as the one it would infer is wide and slow to check.
// Each module says the type of its rows, and the tests hold every row against it.

declare module "*.json";
