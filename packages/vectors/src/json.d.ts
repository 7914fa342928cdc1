// Declares the data files without a type, because the inferred one would be wide and slow to check. Each module
// declares the type of its rows, and the tests check every row against it.

declare module "*.json";
