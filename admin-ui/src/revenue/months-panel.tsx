import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import type { RevenueView } from '@shortlist/shared/contract/console/admin-revenue';
import { FigurePanel } from '../analytics/figure-panel.js';
import { dollars } from '../analytics/figures.js';
import { messages } from './messages.js';

const PRODUCTS = messages.monthsPanel.products;
const MARGIN = { left: 0, right: 16, top: 16, bottom: 0 };

const monthNames = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const wholeDollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export function MonthsPanel({ view: { range, months } }: { view: RevenueView }) {
  const { vars, palette } = useTheme();
  const { primary, info, warning } = vars?.palette ?? palette;
  const colors = { download: primary.main, pro: info.main, premium: warning.main };
  return (
    <FigurePanel
      title={messages.monthsPanel.title}
      definition="monthlyRevenue"
      fileName={`shortlist-revenue-by-month-${range}`}
      columns={[
        messages.monthsPanel.monthUtc,
        messages.monthsPanel.downloadsUsd,
        messages.monthsPanel.proUsd,
        messages.monthsPanel.premiumUsd,
        messages.monthsPanel.totalUsd,
      ]}
      rows={months.map(({ month, download, pro, premium }) => [
        month,
        download / 100,
        pro / 100,
        premium / 100,
        (download + pro + premium) / 100,
      ])}
      show={(cell) => (typeof cell === 'number' ? dollars(Math.round(cell * 100)) : String(cell))}
      chart={
        <BarChart
          height={280}
          margin={MARGIN}
          xAxis={[{ scaleType: 'band', data: months.map(({ month }) => nameOf(month)), height: 32 }]}
          yAxis={[{ width: 64, valueFormatter: (value: number) => wholeDollars.format(value) }]}
          series={(Object.keys(PRODUCTS) as (keyof typeof PRODUCTS)[]).map((product) => ({
            data: months.map((month) => month[product] / 100),
            label: PRODUCTS[product],
            color: colors[product],
            stack: 'net',
            valueFormatter: (value: number | null) => dollars(Math.round((value ?? 0) * 100)),
          }))}
        />
      }
    />
  );
}

const nameOf = (month: string): string => monthNames.format(new Date(`${month}-01T00:00:00Z`));
