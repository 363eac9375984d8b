import type { BlockDefinition } from '@org/content';
import type { JsonValue } from '@org/schema/entities';

/** Bounds of a prop: range of a number, or maximum length of a list. */
export interface PropBound {
  readonly min: number;
  readonly max: number;
  readonly isInteger: boolean;
}

type Field = BlockDefinition['shape']['fields'][string];

function getBound(field: Field | undefined): PropBound | undefined {
  const told = field?.describe();
  if (told === undefined || !('tests' in told)) return undefined;
  const { type, tests } = told;
  if (type !== 'number' && type !== 'array') return undefined;
  const limit = (name: 'min' | 'max', otherwise: number): number => {
    const value = tests.find((test) => test.name === name)?.params?.[name];
    return typeof value === 'number' ? value : otherwise;
  };
  const bound = {
    min: limit('min', Number.NEGATIVE_INFINITY),
    max: limit('max', Number.POSITIVE_INFINITY),
    isInteger: tests.some((test) => test.name === 'integer'),
  };
  const isBound = Number.isFinite(bound.min) || Number.isFinite(bound.max) || bound.isInteger;
  return isBound ? bound : undefined;
}

/** Returns the bounds that a block's schema sets for a number or list; undefined for none. */
export function boundOfProp({ shape }: BlockDefinition, name: string): PropBound | undefined {
  return getBound(shape.fields[name]);
}

/**
 * Returns a value limited to its bounds: a number is clamped, a list is truncated. Identity: the value itself when it is within
 * them.
 */
export function withinBounds(value: JsonValue, { min, max, isInteger }: PropBound): JsonValue {
  if (typeof value === 'number') {
    const near = Math.min(max, Math.max(min, value));
    return isInteger ? Math.round(near) : near;
  }
  return Array.isArray(value) && value.length > max ? value.slice(0, max) : value;
}
