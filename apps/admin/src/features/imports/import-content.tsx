import type { Import } from '@org/schema/contract';
import { Icon, useFormats } from '@org/ui';
import { IconFileCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders a summary of the file: recognized format and number of records. */
export function ImportContent({ record }: { readonly record: Import }): ReactElement {
  const formats = useFormats();
  return (
    <section className="ad-import-content" data-known={record.form !== null || undefined}>
      <Icon of={IconFileCheck} size={20} />
      <div>
        <h2 className="at-section-title">{text.recognised(record)}</h2>
        <p className="at-meta">{text.content(formats, record)}</p>
      </div>
    </section>
  );
}
