import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { templateFor } from '@shortlist/shared/templates/templates';
import { setSettings, useDraft } from '../draft/draft-store.js';

interface Accent {
  name: string;
  color: string;
}

/** Dark enough for headings on white paper, and apart from each other in print. */
const ACCENTS: readonly Accent[] = [
  { name: 'Black', color: '#1f2428' },
  { name: 'Navy', color: '#1d3a6e' },
  { name: 'Blue', color: '#1f5fa8' },
  { name: 'Teal', color: '#0f6466' },
  { name: 'Green', color: '#1f6a43' },
  { name: 'Burgundy', color: '#7d2138' },
  { name: 'Plum', color: '#5c3a78' },
  { name: 'Rust', color: '#97421b' },
];

export function AccentPicker({ labelledBy }: { labelledBy: string }) {
  const accent = useDraft((state) => state.content.data.settings.accent);
  const own = useDraft((state) => templateFor(state.content.templateKey).palette.accent);
  const swatches: (Accent & { value: string | undefined })[] = [
    { name: 'As in the template', color: own, value: undefined },
    ...ACCENTS.map((swatch) => ({ ...swatch, value: swatch.color })),
  ];
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {swatches.map(({ name, color, value }) => (
        <ButtonBase
          key={name}
          aria-label={name}
          title={name}
          aria-pressed={accent === value}
          onClick={() => setSettings({ accent: value })}
          style={{ backgroundColor: color }}
          sx={SWATCH}
        />
      ))}
      <Box
        component="input"
        type="color"
        aria-label="Another color"
        value={accent ?? own}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setSettings({ accent: event.target.value }, 'accent')}
        sx={{ width: 36, height: 36, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
      />
    </Box>
  );
}

const SWATCH = {
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.paper',
  boxShadow: '0 0 0 1px var(--mui-palette-divider)',
  '&[aria-pressed=true]': { boxShadow: '0 0 0 2px var(--mui-palette-primary-main)' },
};
