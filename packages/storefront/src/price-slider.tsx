import { movePrices, PriceFields } from '@org/blocks/store';
import { type ReactElement, useEffect, useRef } from 'react';
import { useBehaviour } from './use-behaviour.ts';
import { useStorefront } from './use-storefront.ts';

/** Props of the slider: limits and current range. Whole amounts of the shop's currency. */
export interface PriceSliderProps {
  readonly min: number;
  readonly max: number;
  readonly value?: { readonly min: number; readonly max: number } | undefined;
  /** Called 300 ms after the last change, or on blur of a typed price. */
  readonly onChange: (value: { readonly min: number; readonly max: number }) => void;
}

/** Renders a slider with two handles and two fields; its lower end stays at least 1 below the upper one. */
export function PriceSlider({ min, max, value, onChange }: PriceSliderProps): ReactElement {
  const { site } = useStorefront();
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  const key = [min, max, value?.min, value?.max].join();
  useBehaviour(ref, key, (element) => {
    const fields = element.querySelector<HTMLElement>('fieldset');
    const [from, to] = element.querySelectorAll<HTMLInputElement>('[name=price]');
    if (!fields || !from || !to) return undefined;
    const stop = movePrices(fields);
    const onEnd = (): void => {
      if (from.value && to.value) told.current({ min: Number(from.value), max: Number(to.value) });
    };
    element.dataset.awake = '';
    element.addEventListener('change', onEnd);
    return () => {
      element.removeEventListener('change', onEnd);
      stop();
    };
  });
  return (
    <div ref={ref} className="org-product-list">
      <PriceFields key={key} min={min} max={max} asked={value} context={{ editing: false, site }} />
    </div>
  );
}
