import type { ImportTargetInfo } from '@org/schema/contract';
import { Button, Icon } from '@org/ui';
import { IconDownload } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** Returns a file with only the headings as a data URL. */
function getExample({ fields }: ImportTargetInfo): string {
  const heads = fields.map(({ label }) => quoted(label)).join(',');
  // The byte order mark tells spreadsheets that the text is UTF-8.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${heads}\r\n`)}`;
}

/** Renders the supported columns, and an example file. */
export function ImportColumns({ target }: { readonly target: ImportTargetInfo }): ReactElement {
  return (
    <section className="ad-import-columns" aria-labelledby="import-columns">
      <div>
        <h2 className="at-section-title" id="import-columns">
          {text.columnsTitle}
        </h2>
        <p className="at-meta">{text.columnsText}</p>
      </div>
      <Button
        component="a"
        href={getExample(target)}
        download={`${target.many.replaceAll(' ', '-')}.csv`}
        leftSection={<Icon of={IconDownload} />}
      >
        {text.example}
      </Button>
      <ul>
        {target.fields.map(({ name, label, required }) => (
          <li key={name} data-required={required || undefined}>
            {label}
            {required && <span className="at-meta"> {text.required}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
