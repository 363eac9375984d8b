import type { Import } from '@org/schema';
import { Icon, useFormats } from '@org/ui';
import { IconFileCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** What was found in a file: whose form it has, and how many records. */
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
