import { screen, within } from '@testing-library/react';
import { renderPart } from '@shortlist/ui-kit/test/render-part';
import { describe, expect, it, vi } from 'vitest';
import type { Cell } from './csv.js';
import { FigurePanel } from './figure-panel.js';

const COLUMNS = ['Day (UTC)', 'Page views', 'Visitors'];
const ROWS: Cell[][] = [
  ['2026-11-20', 1234, null],
  ['2026-11-21', 0, 7],
];

type Props = Partial<Parameters<typeof FigurePanel>[0]>;

const renderPanel = (props: Props = {}) =>
  renderPart(
    <FigurePanel title="Traffic" definition="traffic" columns={COLUMNS} rows={ROWS} fileName="traffic" {...props} />,
  );

const cells = () =>
  within(screen.getByRole('table', { name: 'Traffic' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const chart = <div role="img" aria-label="Chart" />;

describe('FigurePanel', () => {
  it('shows figures as a table with thousands separators, and a dash for a missing figure', () => {
    renderPanel();
    expect(cells()).toEqual([COLUMNS, ['2026-11-20', '1,234', '–'], ['2026-11-21', '0', '7']]);
    expect(screen.queryByRole('button', { name: 'Traffic as a table' })).toBeNull();
  });

  it('switches between chart and table', async () => {
    const user = renderPanel({ chart });
    expect(screen.getByRole('img', { name: 'Chart' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Traffic as a table', pressed: false }));
    expect(cells()).toHaveLength(3);
    expect(screen.queryByRole('img', { name: 'Chart' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Traffic as a table', pressed: true }));
    expect(screen.getByRole('img', { name: 'Chart' })).toBeTruthy();
  });

  it('shows a message instead of an empty chart', async () => {
    const user = renderPanel({ chart, rows: [['2026-11-20', 0, null]] });
    expect(screen.getByText('No data for the selected range.')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Chart' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Traffic as a table' }));
    expect(cells()).toEqual([COLUMNS, ['2026-11-20', '0', '–']]);
  });

  it('exports the raw values as CSV', async () => {
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const createObjectURL = vi.spyOn(URL, 'createObjectURL');
    const user = renderPanel({ show: (cell) => `${cell} views` });
    expect(cells()[1]).toEqual(['2026-11-20 views', '1234 views', 'null views']);
    await user.click(screen.getByRole('button', { name: 'Download Traffic as CSV' }));
    expect(download.mock.contexts[0]).toMatchObject({ download: 'traffic.csv' });
    const file = createObjectURL.mock.calls[0]?.[0] as Blob;
    expect((await file.text()).trim().split(/\r?\n/)).toEqual([
      expect.stringMatching(/Day \(UTC\),Page views,Visitors$/),
      '2026-11-20,1234,',
      '2026-11-21,0,7',
    ]);
  });
});
