import { BUTTON_VARIANTS } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import { type NamedFormField, readFormFields, shownWhen } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { SUBMIT_PATH } from '../../markup/form-paths.ts';
import type { BlockViewProps, RenderContext } from '../../render/block-view.ts';
import type { CustomFormProps } from './custom-form.definition.ts';
import { FormFieldRow } from './form-field.tsx';

/** A step of a multi-step form. */
interface Step {
  readonly title: string;
  readonly rows: ReactElement[];
}

function getSteps(fields: readonly NamedFormField[], uid: string, context: RenderContext): Step[] {
  const steps: Step[] = [];
  for (const [at, field] of fields.entries()) {
    if (field.type === 'step') steps.push({ title: field.label, rows: [] });
    else {
      if (steps.length === 0) steps.push({ title: '', rows: [] });
      steps.at(-1)?.rows.push(FormFieldRow({ field, fields, at, uid, context }));
    }
  }
  return steps.filter(({ rows }) => rows.length > 0);
}

function step({ title, rows }: Step, at: number): ReactElement {
  return (
    <section key={at} className="org-custom-form-step" data-part="step">
      {title ? <p className="org-custom-form-heading">{title}</p> : null}
      <div className="org-custom-form-grid">{rows}</div>
    </section>
  );
}

/** Renders the buttons between steps; they stay hidden without the form's script. */
function stepButtons(): ReactElement {
  return (
    <div className="org-custom-form-steps" data-part="steps" hidden={true}>
      <button type="button" className="org-button" data-variant="light" data-go="-1">
        Back
      </button>
      <p className="org-custom-form-progress" aria-live="polite" />
      <button type="button" className="org-button" data-variant="primary" data-go="1">
        Next
      </button>
    </div>
  );
}

function optIn(uid: string, text: string): ReactElement {
  return (
    <label className="org-custom-form-choice" data-part="newsletter">
      <input
        type="checkbox"
        id={`${uid}-newsletter`}
        name="newsletter"
        value="yes"
        className="org-custom-form-mark"
      />
      <span>{text || 'Send me news now and then'}</span>
    </label>
  );
}

/** Renders a honeypot: a field that people do not see and bots fill in. */
function trap(uid: string): ReactElement {
  return (
    <div className="org-custom-form-trap" aria-hidden="true">
      <label htmlFor={`${uid}-trap`}>Company website</label>
      <input
        type="text"
        id={`${uid}-trap`}
        name="company_website"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}

/**
 * Renders a form that works without a script: the browser submits it, and the page comes back with the confirmation instead of
 * the fields. With its script the visitor stays on the page.
 */
export function CustomFormView({
  props,
  root,
  context,
  uid,
}: BlockViewProps<CustomFormProps>): ReactElement {
  const fields = readFormFields(props.dynamicForm);
  const isEmpty = !fields.some(({ type }) => type !== 'step' && type !== 'infoBox');
  if (isEmpty && fields.length === 0) return <div {...root}>{MESSAGES.noFields}</div>;
  const { editing, page } = context;
  const formName = props.formName.trim() || 'contact_form';
  const steps = getSteps(fields, uid, context);
  const hasFlow = steps.length > 1 || fields.some((field) => shownWhen(field, fields));
  const variant = BUTTON_VARIANTS.find((known) => known === props.submitButtonVariant) ?? 'primary';
  const options = {
    errorMessage: props.errorMessage.slice(0, 2000),
    captcha: context.captcha ?? undefined,
    texts: {
      sending: MESSAGES.formSubmitting,
      failed: MESSAGES.formFailed,
      required: MESSAGES.formRequired,
    },
  };
  return (
    <div
      {...root}
      data-enhance={editing ? undefined : 'form-send'}
      data-options={editing ? undefined : JSON.stringify(options)}
      data-state="idle"
    >
      <form
        className="org-custom-form-body"
        method="post"
        action={editing ? undefined : SUBMIT_PATH}
        encType="multipart/form-data"
        aria-label={formName.replaceAll('_', ' ')}
        data-enhance={hasFlow && !editing ? 'form-flow' : undefined}
        data-options={
          hasFlow && !editing ? JSON.stringify({ required: MESSAGES.formRequired }) : undefined
        }
      >
        <input type="hidden" name="formName" value={formName} />
        <input type="hidden" name="url" value={page.isHomepage ? '/' : `/${page.slug}`} />
        <input type="hidden" name="anchor" value={`${uid}-sent`} />
        {trap(uid)}
        {steps.map(step)}
        {props.newsletterSignup ? optIn(uid, props.newsletterText) : null}
        {steps.length > 1 ? stepButtons() : null}
        <div className="org-custom-form-end" data-part="end">
          <button type="submit" className="org-button" data-variant={variant}>
            {props.submitButtonText || 'Send'}
          </button>
        </div>
        <div className="org-custom-form-captcha" data-part="captcha" />
        <p className="org-custom-form-error" data-part="error" role="alert" hidden={true} />
      </form>
      <p
        className="org-custom-form-done"
        data-part="success"
        id={`${uid}-sent`}
        role="status"
        tabIndex={-1}
      >
        {props.successMessage || MESSAGES.formThanks}
      </p>
    </div>
  );
}
