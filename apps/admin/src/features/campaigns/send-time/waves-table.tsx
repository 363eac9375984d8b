import type { SendWave } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { FigureTable } from '../report/figure-table.tsx';
import { NAMED_ZONES, text } from './messages.ts';

/** Renders when people get a campaign that is sent at their local time, and how many; nothing for any other campaign. */
export function WavesTable({
  waves,
  hasProgress = false,
}: {
  readonly waves: readonly SendWave[];
  /** True for a campaign that is being sent or was. */
  readonly hasProgress?: boolean;
}): ReactElement {
  const { dateTime, number } = useFormats();
  const nameZones = (zones: readonly string[]): string => {
    const named = zones.slice(0, NAMED_ZONES).map((zone) => zone.replaceAll('_', ' '));
    const more = zones.length - named.length;
    return [named.join(', '), ...(more > 0 ? [text.more(number(more))] : [])].join(' ');
  };
  return (
    <FigureTable
      title={text.waves}
      heads={[text.zones, text.yourTime, text.people, ...(hasProgress ? [text.sent] : [])]}
      rows={waves.map(({ at, zones, recipients, waiting }) => ({
        key: at,
        name: nameZones(zones),
        figures: [
          dateTime(at),
          number(recipients),
          ...(hasProgress ? [number(recipients - waiting)] : []),
        ],
      }))}
    />
  );
}
