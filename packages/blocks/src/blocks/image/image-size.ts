import type { ImageProps } from './image.definition.ts';
import { IMAGE_UNITS } from './image.definition.ts';

type Size = NonNullable<ImageProps['sizes']['tablet']>;

function length(value: unknown, unit: unknown): string | undefined {
  const known = IMAGE_UNITS.find((name) => name === unit);
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || known === undefined)
    return undefined;
  return value === 0 ? 'auto' : `${Math.min(5000, value)}${known}`;
}

/** Returns CSS width and height of a stored size, without invalid values. */
export function imageSize(size: Partial<Size> | undefined): {
  width?: string | undefined;
  height?: string | undefined;
} {
  if (typeof size !== 'object' || size === null) return {};
  return {
    width: length(size.width, size.widthUnit),
    height: length(size.height, size.heightUnit),
  };
}
