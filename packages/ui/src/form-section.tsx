import type { ReactElement, ReactNode } from 'react';

/** Shape: a title, a line about it, and the fields. */
export interface FormSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Target of a link, such as `theme`. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A titled group of fields in one column. */
export function FormSection({ title, text, id, children }: FormSectionProps): ReactElement {
  return (
    <section className="at-form-section" {...(id && { id })} aria-label={title}>
      <h2 className="at-section-title">{title}</h2>
      {text && <p className="at-meta">{text}</p>}
      <div className="at-form-fields">{children}</div>
    </section>
  );
}
