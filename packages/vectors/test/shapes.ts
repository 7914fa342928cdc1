// A small shape check, which compares a row with its type at run time. The compiler ties each shape to its type.

/** Lists the problems of a value, each with its place. */
export type Shape<T> = { readonly problems: (value: unknown, place: string) => readonly string[]; readonly of?: T };

/** A key that can be missing. If present, its value is not `undefined`. */
type Optional<T> = Shape<T> & { readonly isOptional: true };

type Fields<T> = {
  readonly [K in keyof T]-?: {} extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Shape<T[K]>;
};

export const text: Shape<string> = where("text", (value) => typeof value === "string");
export const flag: Shape<boolean> = where("true or false", (value) => typeof value === "boolean");
export const index: Shape<number> = where("an index", (value) => Number.isSafeInteger(value) && Number(value) >= 0);

export function oneOf<const T extends string | number | boolean>(...values: readonly T[]): Shape<T> {
  return where(`one of ${values.join(", ")}`, (value) => values.some((candidate) => candidate === value));
}

/** A text that matches a pattern, which its type does not express. */
export function textLike(pattern: RegExp): Shape<string> {
  return where(String(pattern), (value) => typeof value === "string" && pattern.test(value));
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return { problems: (value, place) => (value === null ? [] : shape.problems(value, place)) };
}

export function either<A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> {
  return {
    problems: (value, place) => {
      const found = a.problems(value, place);
      return found.length === 0 || b.problems(value, place).length === 0 ? [] : found;
    },
  };
}

/** Selects the shape by the text under a key; `other` is the shape for any other text. */
export function byKey<T>(key: string, shapes: ReadonlyMap<string, Shape<T>>, other?: Shape<T>): Shape<T> {
  return {
    problems: (value, place) => {
      const name = isRecord(value) ? value[key] : undefined;
      const shape = shapes.get(String(name)) ?? other;
      return shape === undefined ? [`${place}.${key}: unknown value`] : shape.problems(value, place);
    },
  };
}

export function list<T>(shape: Shape<T>, least = 0): Shape<readonly T[]> {
  return {
    problems: (value, place) => {
      if (!Array.isArray(value) || value.length < least) return [`${place}: not a list of at least ${least}`];
      return value.flatMap((element, i) => shape.problems(element, `${place}[${i}]`));
    },
  };
}

/** An object with any keys. */
export function mapOf<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    problems: (value, place) =>
      isRecord(value)
        ? Object.entries(value).flatMap(([key, inner]) => shape.problems(inner, `${place}.${key}`))
        : [`${place}: not an object`],
  };
}

export const pair: Shape<readonly [string, string]> = {
  problems: (value, place) =>
    Array.isArray(value) && value.length === 2 ? list(text).problems(value, place) : [`${place}: not a pair`],
};

export function optional<T>(shape: Shape<T>): Optional<T> {
  return { ...shape, isOptional: true };
}

/** An object with these keys and no others. */
export function record<T>(fields: Fields<T>): Shape<T> {
  const shapes = new Map<string, Shape<unknown> & { isOptional?: boolean }>(Object.entries(fields));
  return {
    problems: (value, place) => {
      if (!isRecord(value)) return [`${place}: not an object`];
      const unknown = Object.keys(value).filter((key) => !shapes.has(key));
      return [
        ...unknown.map((key) => `${place}.${key}: not in the type`),
        ...[...shapes].flatMap(([key, shape]) => {
          if (Object.hasOwn(value, key)) return shape.problems(value[key], `${place}.${key}`);
          return shape.isOptional === true ? [] : [`${place}.${key}: missing`];
        }),
      ];
    },
  };
}

function where<T>(what: string, holds: (value: unknown) => boolean): Shape<T> {
  return { problems: (value, place) => (holds(value) ? [] : [`${place}: not ${what}: ${JSON.stringify(value)}`]) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
