import type { Crop } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { dragCrop, fitShape, isWhole, WHOLE } from './crop-box.ts';

const box: Crop = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 };

describe('the frame of a crop', () => {
  it('moves within the image', () => {
    expect(dragCrop(box, 'move', [0.1, -0.1])).toEqual({ ...box, x: 0.3, y: 0.1 });
    expect(dragCrop(box, 'move', [5, 5])).toEqual({ ...box, x: 0.6, y: 0.6 });
    expect(dragCrop(box, 'move', [-5, 0])).toEqual({ ...box, x: 0 });
  });

  it('is resized by its sides and corners, and never inverted', () => {
    expect(dragCrop(box, 'se', [0.1, 0.2])).toEqual({ ...box, width: 0.5, height: 0.6 });
    expect(dragCrop(box, 'nw', [-0.5, 0.1])).toEqual({ x: 0, y: 0.3, width: 0.6, height: 0.3 });
    expect(dragCrop(box, 'e', [-5, 5])).toEqual({ ...box, width: 0.01 });
    expect(dragCrop(box, 'n', [0, 5])).toEqual({ ...box, y: 0.59, height: 0.01 });
  });

  it('keeps an aspect ratio relative to the opposite side', () => {
    expect(dragCrop(box, 'se', [0.2, 0], 2)).toEqual({ x: 0.2, y: 0.2, width: 0.6, height: 0.3 });
    expect(dragCrop(box, 'nw', [-0.2, 0], 1)).toEqual({ x: 0, y: 0, width: 0.6, height: 0.6 });
    // The image leaves no more space.
    expect(dragCrop(box, 'se', [5, 5], 1)).toEqual({ x: 0.2, y: 0.2, width: 0.8, height: 0.8 });
    expect(dragCrop(box, 's', [0, 0.1], 1)).toEqual({ x: 0.2, y: 0.2, width: 0.5, height: 0.5 });
  });

  it('changes its aspect ratio around its center', () => {
    expect(fitShape(WHOLE, 0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(fitShape(box, 2)).toEqual({ x: 0.2, y: 0.3, width: 0.4, height: 0.2 });
    expect([isWhole(WHOLE), isWhole(box)]).toEqual([true, false]);
  });
});
