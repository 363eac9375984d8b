import {
  allShadows,
  allSpaceSteps,
  changedShadows,
  changedSpaceSteps,
  type Shadow,
  type SpaceStep,
} from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ThemeScale } from './theme-scale.tsx';
import { ThemeShadows } from './theme-shadows.tsx';

let storedSteps: readonly SpaceStep[] = [];
let storedShadows: readonly Shadow[] = [];

function Scale() {
  const [steps, setSteps] = useState<readonly SpaceStep[]>(allSpaceSteps(undefined));
  storedSteps = changedSpaceSteps(steps);
  return <ThemeScale steps={steps} readOnly={false} onChange={setSteps} />;
}

function Shadows() {
  const [shadows, setShadows] = useState<readonly Shadow[]>(allShadows(undefined));
  storedShadows = changedShadows(shadows);
  return <ThemeShadows shadows={shadows} readOnly={false} onChange={setShadows} />;
}

async function type(name: string, value: string): Promise<void> {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

it('changes one step of the spacing scale with its sample, and stores only that one', async () => {
  render(
    <AtriumProvider>
      <Scale />
    </AtriumProvider>,
  );
  await type('Size, Medium', '20');
  expect(storedSteps).toEqual([{ name: 'm', size: 20 }]);
  const sample = within(screen.getByRole('group', { name: 'Medium' })).getByText('M').parentElement
    ?.lastElementChild as HTMLElement;
  expect(sample.style.inlineSize).toBe('20px');
  await type('Size, Medium', '16');
  expect(storedSteps).toEqual([]);
});

it('changes one shadow with its sample, and stores only that one', async () => {
  render(
    <AtriumProvider>
      <Shadows />
    </AtriumProvider>,
  );
  await type('Down, Large', '12');
  await type('Blur, Large', '40');
  await type('Opacity, Large', '20');
  expect(storedShadows).toEqual([{ name: 'large', y: 12, blur: 40, spread: 0, opacity: 0.2 }]);
  expect(screen.getByText('Large').style.boxShadow).toContain('0px 12px 40px');
});

it('says at the field that a size is outside of its limits', async () => {
  render(
    <AtriumProvider>
      <Scale />
    </AtriumProvider>,
  );
  await type('Size, Medium', '900');
  await userEvent.tab();
  expect(screen.getByText('Changed to 400 px, the maximum')).toBeTruthy();
  expect(storedSteps).toEqual([{ name: 'm', size: 400 }]);
});
