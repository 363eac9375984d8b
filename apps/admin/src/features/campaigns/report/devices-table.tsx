import type { CampaignMetrics } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';
import { FigureTable } from './figure-table.tsx';

/** Renders on which devices people opened and clicked an email, with bars; nothing before the first one. */
export function DevicesTable({ devices }: Pick<CampaignMetrics, 'devices'>): ReactElement {
  const { number } = useFormats();
  const all = devices.reduce((sum, { opens }) => sum + opens, 0);
  return (
    <FigureTable
      title={text.devicesTitle}
      heads={[text.device, text.figures.uniqueOpens, text.figures.uniqueClicks]}
      rows={devices.map(({ device, opens, clicks }) => {
        const share = all > 0 ? opens / all : 0;
        return {
          key: device,
          name: text.devices[device],
          share,
          figures: [`${number(opens)} (${number(share * 100, 0)}%)`, number(clicks)],
        };
      })}
    />
  );
}
