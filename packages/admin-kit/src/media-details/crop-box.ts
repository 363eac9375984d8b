import { type Crop, SMALLEST_CROP } from '@org/schema/entities';

/** A drag handle: the frame itself, or some of its sides. */
export type CropGrip = 'move' | 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

/** The whole image. */
export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Rounds fractions to remove floating-point errors. */
function tidy({ x, y, width, height }: Crop): Crop {
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  const [left, top] = [round(x), round(y)];
  return {
    x: left,
    y: top,
    width: between(round(width), SMALLEST_CROP, 1 - left),
    height: between(round(height), SMALLEST_CROP, 1 - top),
  };
}

/**
 * Returns the largest frame with an aspect ratio inside another one, with the same center.
 * @param shape - aspect ratio in fractions of the image
 * @returns frame
 */
export function fitShape({ x, y, width, height }: Crop, shape: number): Crop {
  const wide = width / height > shape;
  const size = wide ? { width: height * shape, height } : { width, height: width / shape };
  return tidy({
    x: between(x + (width - size.width) / 2, 0, 1 - size.width),
    y: between(y + (height - size.height) / 2, 0, 1 - size.height),
    ...size,
  });
}

/** Moves the frame within the image. */
function moved(box: Crop, dx: number, dy: number): Crop {
  return {
    ...box,
    x: between(box.x + dx, 0, 1 - box.width),
    y: between(box.y + dy, 0, 1 - box.height),
  };
}

/** Moves some sides of the frame, without an aspect ratio. */
function stretched(box: Crop, grip: CropGrip, dx: number, dy: number): Crop {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const west = grip.includes('w') ? between(box.x + dx, 0, right - SMALLEST_CROP) : box.x;
  const east = grip.includes('e') ? between(right + dx, west + SMALLEST_CROP, 1) : right;
  const north = grip.includes('n') ? between(box.y + dy, 0, bottom - SMALLEST_CROP) : box.y;
  const south = grip.includes('s') ? between(bottom + dy, north + SMALLEST_CROP, 1) : bottom;
  return { x: west, y: north, width: east - west, height: south - north };
}

/** Applies an aspect ratio to the frame; the side opposite the handle stays in place, and the frame stays within the image. */
function shaped(box: Crop, grip: CropGrip, shape: number): Crop {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const byHeight = grip === 'n' || grip === 's';
  const most = {
    width: grip.includes('w') ? right : 1 - box.x,
    height: grip.includes('n') ? bottom : 1 - box.y,
  };
  const wished = byHeight ? box.height * shape : box.width;
  const width = between(wished, SMALLEST_CROP, Math.min(most.width, most.height * shape));
  const height = width / shape;
  return {
    x: grip.includes('w') ? right - width : box.x,
    y: grip.includes('n') ? bottom - height : box.y,
    width,
    height,
  };
}

/**
 * Returns the frame after a drag. Takes initial frame, handle, distance in fractions of the image, optional aspect ratio.
 * @returns frame
 */
export function dragCrop(
  box: Crop,
  grip: CropGrip,
  [dx, dy]: readonly [dx: number, dy: number],
  shape?: number | undefined,
): Crop {
  if (grip === 'move') return tidy(moved(box, dx, dy));
  const free = stretched(box, grip, dx, dy);
  return tidy(shape === undefined ? free : shaped(free, grip, shape));
}

/** Returns true when nothing is cropped. */
export function isWhole({ width, height }: Crop): boolean {
  return width > 0.999 && height > 0.999;
}
