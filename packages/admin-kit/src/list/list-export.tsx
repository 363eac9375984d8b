import { EXPORT_FORMATS, type ExportFormat } from '@org/schema/contract';
import { Icon, Menu } from '@org/ui';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

const ICONS = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet } as const;

/** File formats of an export as menu entries. */
export const EXPORT_CHOICES = EXPORT_FORMATS.map((format) => ({
  format,
  label: text.exportAs[format],
  icon: ICONS[format],
}));

/** Props of the export menu: its button, and the handler of the chosen format. */
export interface ListExportProps {
  readonly button: ReactElement;
  readonly onExport: (format: ExportFormat) => void;
}

/** Renders the choice of an export's file format. */
export function ListExport({ button, onExport }: ListExportProps): ReactElement {
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {EXPORT_CHOICES.map(({ format, label, icon }) => (
          <Menu.Item
            key={format}
            leftSection={<Icon of={icon} size={16} />}
            onClick={() => onExport(format)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
