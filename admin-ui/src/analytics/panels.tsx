import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import type { AdminAnalyticsView } from '@shortlist/shared/contract/console/admin-figures';
import type { Cell } from './csv.js';
import { FigurePanel } from './figure-panel.js';
import { count, dollars, modelCost, share } from './figures.js';
import { messages } from './messages.js';

const CHART_HEIGHT = 260;
/** Height of the axis labels in pixels. At a smaller height, the chart library hides all labels. */
const AXIS_HEIGHT = 32;
const MARGIN = { left: 0, right: 28, top: 16, bottom: 0 };

const COUNTS = { width: 48, min: 0, tickMinStep: 1, valueFormatter: count };

interface PanelProps {
  view: AdminAnalyticsView;
}

const fileName = (what: string, { range }: AdminAnalyticsView): string => `shortlist-${what}-${range}`;

/** Formats days in UTC, the time zone of the figures. */
const dayNames = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const hourNames = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' });

export function TrafficPanel({ view }: PanelProps) {
  const colors = useColors();
  const names = view.range === '24h' ? hourNames : dayNames;
  const labels = view.traffic.map(({ at }) => names.format(new Date(at)));
  return (
    <FigurePanel
      title={messages.panels.traffic}
      definition="traffic"
      fileName={fileName('traffic', view)}
      columns={[
        view.range === '24h' ? messages.panels.hourUtc : messages.panels.dayUtc,
        messages.panels.pageViews,
        messages.panels.visitors,
      ]}
      rows={view.traffic.map(({ at, views, visitors }) => [
        view.range === '24h' ? at.slice(0, 16).replace('T', ' ') : at.slice(0, 10),
        views,
        visitors,
      ])}
      chart={
        <LineChart
          height={CHART_HEIGHT}
          margin={MARGIN}
          xAxis={[{ scaleType: 'point', data: labels, height: AXIS_HEIGHT }]}
          yAxis={[COUNTS]}
          series={[
            {
              data: view.traffic.map(({ views }) => views),
              label: messages.panels.pageViews,
              color: colors[0],
              showMark: false,
              area: true,
            },
            {
              data: view.traffic.map(({ visitors }) => visitors),
              label: messages.panels.visitors,
              color: colors[1],
              showMark: false,
            },
          ]}
          sx={{ '& .MuiLineChart-area': { fillOpacity: 0.15 } }}
        />
      }
    />
  );
}

export function ActivityPanel({ view }: PanelProps) {
  const [color] = useColors();
  const hours = view.userActivity.map(({ hour }) => `${String(hour).padStart(2, '0')}:00`);
  return (
    <FigurePanel
      title={messages.panels.userActivityByHour}
      definition="activity"
      fileName={fileName('activity', view)}
      columns={[messages.panels.hourUtc, messages.panels.visitors]}
      rows={view.userActivity.map(({ users }, index) => [hours[index]!, users])}
      chart={
        <BarChart
          height={CHART_HEIGHT}
          margin={MARGIN}
          hideLegend
          xAxis={[{ scaleType: 'band', data: hours, height: AXIS_HEIGHT }]}
          yAxis={[COUNTS]}
          series={[{ data: view.userActivity.map(({ users }) => users), label: messages.panels.visitors, color }]}
        />
      }
    />
  );
}

export const TopPagesPanel = ({ view }: PanelProps) => (
  <FigurePanel
    title={messages.panels.topPages}
    definition="topPages"
    fileName={fileName('pages', view)}
    columns={[messages.panels.page, messages.panels.views, messages.panels.visitors]}
    rows={view.topPages.map(({ path, views, uniqueVisitors }) => [path, views, uniqueVisitors])}
  />
);

export const STAGE_NAMES: Readonly<Record<AdminAnalyticsView['conversionFunnel'][number]['stage'], string>> =
  messages.panels.stageNames;

export const ProductsPanel = ({ view }: PanelProps) => (
  <FigurePanel
    title={messages.panels.revenueByProduct}
    definition="products"
    fileName={fileName('revenue', view)}
    columns={[
      messages.panels.product,
      messages.panels.payments,
      messages.panels.paidUsd,
      messages.panels.refundsUsd,
      messages.panels.disputesUsd,
    ]}
    rows={view.revenueByProduct.map(({ product, payments, gross, refunds, disputes }) => [
      PRODUCT_NAMES[product],
      payments,
      gross / 100,
      refunds / 100,
      disputes / 100,
    ])}
    show={(cell, column) =>
      typeof cell !== 'number' ? String(cell) : column < 2 ? count(cell) : dollars(Math.round(cell * 100))
    }
  />
);

const PRODUCT_NAMES: Readonly<Record<AdminAnalyticsView['revenueByProduct'][number]['product'], string>> =
  messages.panels.productNames;

export const WritingHelpPanel = ({ view: { ai, ...view } }: PanelProps) => (
  <FigurePanel
    title={messages.panels.writingHelp}
    definition="writingHelp"
    fileName={fileName('writing-help', { ai, ...view })}
    columns={[messages.panels.engine, messages.panels.answers, messages.panels.costUsd]}
    rows={ai.uses.map(({ engine, uses }): Cell[] => [
      engine === 'builtin' ? messages.panels.fixedRules : messages.panels.languageModel,
      uses,
      engine === 'builtin' ? 0 : ai.cost / 1e6,
    ])}
    show={(cell, column) => (typeof cell !== 'number' ? String(cell) : column < 2 ? count(cell) : modelCost(cell))}
  />
);

export const ExportsPanel = ({ view }: PanelProps) => (
  <FigurePanel
    title={messages.panels.downloadsByFormat}
    definition="exports"
    fileName={fileName('downloads', view)}
    columns={[messages.panels.format, messages.panels.files]}
    rows={view.exports.map(({ format, files }) => [format.replaceAll('_', ' '), files])}
  />
);

/** The table has one column for each week of the oldest cohort; cells for future weeks are empty. */
export function RetentionPanel({ view }: PanelProps) {
  const weeks = Math.max(0, ...view.retention.map(({ active }) => active.length));
  return (
    <FigurePanel
      title={messages.panels.retentionByWeek}
      definition="retention"
      fileName={fileName('retention', view)}
      columns={[
        messages.panels.week,
        messages.panels.accounts,
        ...Array.from({ length: weeks }, (_, week) => messages.panels.weekNumber(week)),
      ]}
      rows={view.retention.map(({ week, signedUp, active }): Cell[] => [
        week,
        signedUp,
        ...Array.from({ length: weeks }, (_, index) =>
          active[index] === undefined || signedUp === 0 ? null : Math.round((1_000 * active[index]) / signedUp) / 10,
        ),
      ])}
      show={(cell, column) =>
        cell === null ? '' : typeof cell === 'string' ? cell : column < 2 ? count(cell) : share(cell)
      }
    />
  );
}

/** Returns theme colors that are legible in both light and dark mode. */
function useColors(): [string, string] {
  const { vars, palette } = useTheme();
  const { primary, info } = vars?.palette ?? palette;
  return [primary.main, info.main];
}
