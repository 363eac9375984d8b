import { Button, Group, Select, Stack, Switch, Tabs, Textarea, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { ColorField } from '../color-fields/color-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { IconButton } from './icon-button.tsx';
import { Segmented } from './segmented.tsx';

const SWATCHES = [
  { name: 'Primary', color: '#2456d6' },
  { name: 'Secondary', color: '#475467' },
  { name: 'Danger', color: '#c62f2f' },
];

function Controls() {
  const [width, setWidth] = useState<number | ''>(320);
  const [unit, setUnit] = useState('px');
  const [color, setColor] = useState('#2456d6');
  const [align, setAlign] = useState<'start' | 'center' | 'end'>('start');
  return (
    <Stack maw={360}>
      <TextInput label="Title" placeholder="About us" description="Shown at the top of the page" />
      <TextInput
        label="Slug"
        defaultValue="About Us"
        error="Use lower-case letters, digits and hyphens"
      />
      <Textarea label="Excerpt" autosize minRows={2} />
      <Select
        label="Status"
        data={['Draft', 'Published', 'Archived']}
        placeholder="Choose a status"
      />
      <NumberField
        label="Width"
        value={width}
        onChange={setWidth}
        units={['px', '%', 'rem']}
        unit={unit}
        onUnitChange={setUnit}
        min={0}
      />
      <ColorField label="Background" value={color} onChange={setColor} swatches={SWATCHES} />
      <Segmented
        label="Alignment"
        value={align}
        onChange={setAlign}
        options={[
          { value: 'start', label: 'Start' },
          { value: 'center', label: 'Center' },
          { value: 'end', label: 'End' },
        ]}
      />
      <Switch label="Show the title on the page" defaultChecked />
      <Tabs defaultValue="style">
        <Tabs.List>
          <Tabs.Tab value="style">Style</Tabs.Tab>
          <Tabs.Tab value="content">Content</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Group>
        <Button variant="filled">Publish page</Button>
        <Button>Save draft</Button>
        <Button variant="filled" color="red">
          Delete
        </Button>
        <Button disabled>Disabled</Button>
        <IconButton icon={IconCopy} label="Duplicate" />
      </Group>
    </Stack>
  );
}

const meta = {
  title: 'Admin/Controls',
  component: Controls,
  decorators: [inAtrium],
} satisfies Meta<typeof Controls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
