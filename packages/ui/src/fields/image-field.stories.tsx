import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { ImageField, type ImageFieldProps, type PickImage } from './image-field.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><path fill="#bcd3f0" d="M0 0h320v200H0z"/><circle cx="236" cy="62" r="30" fill="#f4c95d"/><path fill="#4f7f6a" d="m0 200 96-108 64 66 58-48 102 90z"/></svg>',
)}`;

const pickImage: PickImage = () =>
  Promise.resolve({ src: PICTURE, alt: 'Hills', width: 320, height: 200 });

function Field({ focal, ...props }: ImageFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  const [point, setPoint] = useState({ x: focal?.x ?? 50, y: focal?.y ?? 50 });
  return (
    <div style={{ inlineSize: 252 }}>
      <ImageField
        {...props}
        value={value}
        focal={focal && { ...point, onChange: setPoint }}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Admin/Image field',
  component: Field,
  decorators: [inAtrium],
  args: {
    name: 'Image',
    value: PICTURE,
    onChange: () => undefined,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFocalPoint: Story = {
  args: { pickImage, focal: { x: 74, y: 30, onChange: () => undefined } },
};
export const Plain: Story = { args: { pickImage } };
export const None: Story = { args: { value: '', pickImage } };
export const ByAddressAlone: Story = { args: { value: '' } };
export const Broken: Story = { args: { value: 'data:image/png;base64,nothing', pickImage } };
