import type { ListField } from '@org/schema';
import type { ReactNode } from 'react';
import { RelativeTime } from '../elements/relative-time.tsx';
import { StatusDot, type Tone } from '../elements/status-dot.tsx';
import { TagMark } from '../elements/tag-mark.tsx';
import type { Formats } from '../format/formats.ts';
import { useFormats } from '../format/locale.tsx';

/** Props of the cell: field, value, and formatting options. */
export interface ListCellProps {
  readonly field: ListField;
  readonly value: unknown;
  /** Colors of the options of an `enum`. */
  readonly tones?: Readonly<Record<string, Tone>> | undefined;
  /** ISO 4217 code of a money amount. */
  readonly currency?: string | undefined;
}

/** Maximum number of tags in a cell; the others are counted. */
const MAX_TAGS = 3;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function read(value: unknown, key: string): string {
  const found: unknown = typeof value === 'object' && value ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
}

function Tags({ value }: { value: unknown }) {
  if (!Array.isArray(value) || value.length === 0) return null;
  const rest = value.length - MAX_TAGS;
  return (
    <span className="at-tags">
      {value.slice(0, MAX_TAGS).map((tag: unknown) => (
        <TagMark
          key={read(tag, 'name')}
          name={read(tag, 'name')}
          color={read(tag, 'color') || 'gray'}
        />
      ))}
      {rest > 0 && <span className="at-meta">+{rest}</span>}
    </span>
  );
}

function numberText(
  value: unknown,
  { type }: ListField,
  formats: Formats,
  currency: string | undefined,
): string {
  if (typeof value !== 'number') return '';
  return type === 'number' ? formats.number(value) : formats.money(value, currency);
}

/** Renders the default cell of a field type: localized number, relative time, status with a dot, tags, or name. */
export function ListCell({ field, value, tones, currency }: ListCellProps): ReactNode {
  const formats = useFormats();
  if (value === null || value === undefined || value === '') return null;
  const quiet = (content: ReactNode) => <span className="at-cut at-quiet">{content}</span>;
  switch (field.type) {
    case 'number':
    case 'money':
      return numberText(value, field, formats, currency);
    case 'date':
      if (DAY.test(String(value))) return formats.day(String(value));
      return <RelativeTime value={String(value)} />;
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    case 'enum': {
      const word = field.options?.find((option) => option.value === value)?.label ?? String(value);
      return tones ? <StatusDot tone={tones[String(value)] ?? 'neutral'} label={word} /> : word;
    }
    case 'tags':
      return <Tags value={value} />;
    case 'person':
      return quiet(read(value, 'displayName'));
    case 'text':
      return quiet(String(value));
  }
}
