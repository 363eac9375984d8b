import type { ReactElement, ReactNode } from 'react';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { CarbonCalculatorProps } from './carbon-calculator.definition.ts';
import { CARBON_FACTORS, type CarbonMethod } from './carbon-result.ts';

const METHODS: Readonly<Record<CarbonMethod, string>> = {
  expedited: 'Expedited',
  ltl: 'LTL',
  truckload: 'Truckload',
};
const METHOD_NAMES = Object.keys(CARBON_FACTORS) as CarbonMethod[];

function field(name: string, label: string, uid: string, input: ReactNode): ReactElement {
  return (
    <div className="org-carbon-field">
      <label className="org-carbon-label" htmlFor={`${uid}-${name}`}>
        {label}
      </label>
      {input}
      <span className="org-carbon-problem" id={`${uid}-${name}-problem`} data-problem={name} />
    </div>
  );
}

/** Renders the form of the calculator; its behavior computes the result. */
export function CarbonCalculatorView({
  props,
  root,
  context: { editing, site },
  uid,
}: BlockViewProps<CarbonCalculatorProps>): ReactElement {
  const input = (name: string) => (
    <input
      className="org-carbon-input"
      id={`${uid}-${name}`}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={`${uid}-${name}-problem`}
    />
  );
  return (
    <div {...root}>
      {props.title === '' && !editing ? null : (
        <h3
          className="org-carbon-title"
          data-part="title"
          data-placeholder={props.title === '' ? 'Write a heading' : undefined}
        >
          {props.title}
        </h3>
      )}
      <form
        className="org-carbon-form"
        noValidate
        data-enhance="carbon-calculator"
        data-options={JSON.stringify({ locale: site.locale })}
      >
        {field(
          'method',
          'Method',
          uid,
          <select
            className="org-carbon-input"
            id={`${uid}-method`}
            name="method"
            aria-describedby={`${uid}-method-problem`}
          >
            <option value="">Choose a method</option>
            {METHOD_NAMES.map((method) => (
              <option key={method} value={method}>
                {METHODS[method]}
              </option>
            ))}
          </select>,
        )}
        {field('weight', 'Shipment weight (tons)', uid, input('weight'))}
        {field('distance', 'Distance (miles)', uid, input('distance'))}
        <button className="org-button org-carbon-button" data-variant="primary" type="submit">
          {props.buttonText === '' ? 'Calculate' : props.buttonText}
        </button>
        <p className="org-carbon-result" data-part="result" role="status" hidden>
          <span className="org-carbon-line">
            <span>Emissions</span>
            <span>
              <strong data-part="emissions" /> tonnes CO₂
            </span>
          </span>
          <span className="org-carbon-line">
            <span>Offset</span>
            <strong data-part="offset" />
          </span>
        </p>
      </form>
      <p className="org-carbon-still">This calculator needs JavaScript.</p>
    </div>
  );
}
