import type { ComponentProps } from '../../define/component-props.ts';
import { defineSettings } from '../../define/define-settings.ts';

/** Settings of a component; the editor shows its properties in their place. */
export const componentSettings = defineSettings<ComponentProps>([
  { kind: 'fixed', prop: 'componentId', label: 'Component' },
  { kind: 'fixed', prop: 'overrides', label: 'Properties' },
  { kind: 'fixed', prop: 'variant', label: 'Variant' },
]);
