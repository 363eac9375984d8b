import type { ReactElement, ReactNode } from 'react';

/** Props of the section: title, description, and fields. */
export interface FormSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Anchor, such as `theme`. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Renders a group of fields with a title in one column. */
export function FormSection({ title, text, id, children }: FormSectionProps): ReactElement {
  return (
    <section className="at-form-section" {...(id && { id })} aria-label={title}>
      <h2 className="at-section-title">{title}</h2>
      {text && <p className="at-meta">{text}</p>}
      <div className="at-form-fields">{children}</div>
    </section>
  );
}
