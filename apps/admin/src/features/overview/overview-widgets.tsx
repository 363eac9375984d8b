import { can, describeError, useMe } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { OVERVIEW_DAYS, type OverviewFigure, type OverviewLayout } from '@org/schema/entities';
import { Button, ErrorState, Icon, NativeSelect, Skeleton } from '@org/ui';
import { IconLayoutGrid } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { text } from './messages.ts';
import { FIGURES, FigureTile } from './overview-figures.tsx';
import './overview.css';
import { PageCounts } from './page-counts.tsx';
import { RecentPages } from './recent-pages.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { ShopCards } from './shop-cards.tsx';

/** A widget of the overview. */
interface Widget {
  readonly id: string;
  readonly label: string;
  /** True for a widget as wide as the screen. */
  readonly isWide: boolean;
  readonly content: ReactNode;
}

/** Returns the widgets that the user can see, in the default order. */
function useWidgets(figures: readonly OverviewFigure[]): Widget[] {
  const me = useMe();
  const seesPages = can(me, 'pages.can_view');
  const seesShop = can(me, 'web_orders.can_view') || can(me, 'inventory.can_view');
  const revenue = figures.find(({ name }) => name === 'revenue');
  const wide = (id: string, label: string, content: ReactNode, isSeen: boolean): Widget[] =>
    isSeen ? [{ id, label, isWide: true, content }] : [];
  return [
    ...figures.map((figure) => ({
      id: figure.name,
      label: FIGURES[figure.name].label,
      isWide: false,
      content: <FigureTile figure={figure} />,
    })),
    ...wide(
      'chart',
      text.revenueChart,
      revenue && <RevenueChart figure={revenue} />,
      revenue !== undefined,
    ),
    ...wide('shop', text.shop, <ShopCards />, seesShop),
    ...wide('pageCounts', text.pageCounts, <PageCounts />, seesPages),
    ...wide('recentPages', text.recent, <RecentPages />, seesPages),
  ];
}

/** Orders widgets as the user arranged them; new ones come last. */
function arrange(widgets: readonly Widget[], { order }: OverviewLayout): Widget[] {
  const place = (id: string): number => {
    const at = order.indexOf(id);
    return at === -1 ? order.length : at;
  };
  return widgets.toSorted((one, other) => place(one.id) - place(other.id));
}

/** Renders the figures, charts and lists of the overview, as the user arranged them. */
export function OverviewWidgets(): ReactElement {
  const api = useApi();
  const [days, setDays] = useState(30);
  const [isArranging, setIsArranging] = useState(false);
  const found = useQuery({
    ...callQuery(api, apiContract.overview.get, { query: { days } }),
    placeholderData: keepPreviousData,
  });
  const { figures = [], layout = { order: [], hidden: [] } } = found.data?.overview ?? {};
  const widgets = arrange(useWidgets(figures), layout);
  const shown = widgets.filter(({ id }) => !layout.hidden.includes(id));
  return (
    <>
      <div className="ad-overview-bar">
        <NativeSelect
          size="xs"
          aria-label={text.period}
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          data={OVERVIEW_DAYS.map((value) => ({
            value: String(value),
            label: text.lastDays(value),
          }))}
        />
        <Button
          size="xs"
          leftSection={<Icon of={IconLayoutGrid} size={14} />}
          onClick={() => setIsArranging(true)}
        >
          {text.arrange}
        </Button>
      </div>
      {found.isPending && <Skeleton height={112} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.figuresFailed}
          onRetry={() => void found.refetch()}
        />
      )}
      {/* The widgets wait for the arrangement, so that nothing jumps. */}
      {!found.isPending && (
        <div className="ad-widgets">
          {shown.map(({ id, isWide, content }) => (
            <div key={id} data-wide={isWide || undefined}>
              {content}
            </div>
          ))}
        </div>
      )}
      {isArranging && (
        <ArrangeDialog
          widgets={widgets.map(({ id, label }) => ({
            id,
            label,
            isHidden: layout.hidden.includes(id),
          }))}
          onClose={() => setIsArranging(false)}
        />
      )}
    </>
  );
}
