import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInAtrium } from '../../test/render-in-atrium.tsx';
import { FocalPoint } from './focal-point.tsx';
import { ImageField, type ImageFieldProps } from './image-field.tsx';

const PICKED = { src: '/media/hills.jpg', alt: 'Hills', width: 320, height: 200 };

/**
 * Renders a field.
 * @returns its changes
 */
function show(props: Partial<ImageFieldProps> = {}): unknown[][] {
  const seen: unknown[][] = [];
  renderInAtrium(
    <ImageField name="Image" value="" onChange={(...told) => seen.push(told)} {...props} />,
  );
  return seen;
}

describe('ImageField', () => {
  it('opens the picker and applies the chosen image', async () => {
    const seen = show({ pickImage: () => Promise.resolve(PICKED) });
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(seen).toEqual([[PICKED.src, PICKED]]);
  });

  it('changes nothing when no image was chosen', async () => {
    const seen = show({ value: '/media/old.jpg', pickImage: () => Promise.resolve(false) });
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    expect(seen).toEqual([]);
  });

  it('only has a URL field without a media library', () => {
    show();
    expect([screen.queryAllByRole('button'), screen.getAllByRole('textbox').length]).toEqual([
      [],
      1,
    ]);
  });

  it('clears the image', async () => {
    const seen = show({ value: '/media/old.jpg' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(seen).toEqual([['']]);
  });

  it('rejects a URL that its guard rejects, and keeps it visible', async () => {
    const seen = show({ guard: (address) => (address.startsWith('/') ? address : '') });
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of image' });
    await userEvent.type(address, 'javascript:x{Enter}');
    expect([address.value, address.getAttribute('aria-invalid'), seen]).toEqual([
      'javascript:x',
      'true',
      [],
    ]);
  });

  it('reports an image that cannot be loaded', () => {
    show({ value: '/media/gone.jpg' });
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    screen.getByText('The picture cannot be loaded');
  });
});

describe('FocalPoint', () => {
  function showPoint(x: number, y: number): { x: number; y: number }[] {
    const seen: { x: number; y: number }[] = [];
    renderInAtrium(
      <FocalPoint x={x} y={y} onChange={(point) => seen.push(point)}>
        <span>Picture</span>
      </FocalPoint>,
    );
    return seen;
  }
  const handle = () => screen.getByRole('slider', { name: 'Focal point' });

  it('moves by the arrow keys, by ten with Shift, within the image', () => {
    const seen = showPoint(95, 50);
    fireEvent.keyDown(handle(), { key: 'ArrowRight' });
    fireEvent.keyDown(handle(), { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(handle(), { key: 'ArrowUp', shiftKey: true });
    fireEvent.keyDown(handle(), { key: 'Home' });
    expect(seen).toEqual([
      { x: 96, y: 50 },
      { x: 100, y: 50 },
      { x: 95, y: 40 },
      { x: 50, y: 50 },
    ]);
  });

  it('moves to where the image is pressed, and follows a drag', () => {
    const seen = showPoint(50, 50);
    const frame = handle().parentElement as HTMLElement;
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    fireEvent.pointerDown(frame, { button: 0, clientX: 20, clientY: 20, pointerId: 1 });
    fireEvent.pointerMove(frame, { clientX: 300, clientY: 75, pointerId: 1 });
    fireEvent.pointerUp(frame, { pointerId: 1 });
    fireEvent.pointerMove(frame, { clientX: 0, clientY: 0, pointerId: 1 });
    expect(seen).toEqual([
      { x: 10, y: 20 },
      { x: 100, y: 75 },
    ]);
    expect(document.activeElement).toBe(handle());
  });

  it('describes its position as text', () => {
    showPoint(30, 40);
    expect(handle().getAttribute('aria-valuetext')).toBe('30% from the left, 40% from the top');
  });
});
