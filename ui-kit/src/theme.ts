import { createTheme } from '@mui/material/styles';
import type { ColorSystemOptions } from '@mui/material/styles';
import { BRAND, type BrandColors } from '@shortlist/shared/product/brand';

const scheme = (colors: BrandColors): ColorSystemOptions => ({
  palette: {
    primary: {
      main: colors.primary,
      dark: colors.primaryStrong,
      light: colors.primarySoft,
      contrastText: colors.onPrimary,
    },
    secondary: { main: colors.ink, contrastText: colors.surface },
    error: { main: colors.error },
    warning: { main: colors.warning },
    success: { main: colors.success },
    info: { main: colors.info },
    text: { primary: colors.ink, secondary: colors.inkMuted },
    divider: colors.line,
    background: { default: colors.canvas, paper: colors.surface },
    brand: {
      subtle: colors.subtle,
      primarySoft: colors.primarySoft,
      highlight: colors.highlight,
      onHighlight: colors.onHighlight,
      fieldLine: colors.fieldLine,
    },
  },
});

declare module '@mui/material/styles' {
  interface BrandPalette {
    /** Background of chips, table headers and similar surfaces. */
    subtle: string;
    /** Background of selected items and notes. */
    primarySoft: string;
    /** Color of the highlighter stroke behind words. */
    highlight: string;
    onHighlight: string;
    /** Color of outlines that need a contrast of 3:1. */
    fieldLine: string;
  }
  interface Palette {
    brand: BrandPalette;
  }
  interface PaletteOptions {
    brand?: BrandPalette;
  }
}

const display = { fontFamily: BRAND.font.display, fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.01em' };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: scheme(BRAND.palette.light), dark: scheme(BRAND.palette.dark) },
  shape: { borderRadius: BRAND.radius.control },
  typography: {
    fontFamily: BRAND.font.text,
    // The font has only two weights; browsers would synthesize a third.
    fontWeightMedium: 700,
    h1: { ...display, fontSize: BRAND.type.title },
    h2: { ...display, fontSize: BRAND.type.heading },
    h3: { ...display, fontSize: BRAND.type.subheading, lineHeight: 1.3 },
    h4: { fontSize: BRAND.type.body, fontWeight: 700, lineHeight: 1.4 },
    h5: { fontSize: BRAND.type.body, fontWeight: 700, lineHeight: 1.4 },
    h6: { fontSize: BRAND.type.body, fontWeight: 700, lineHeight: 1.4 },
    body1: { fontSize: BRAND.type.body, lineHeight: 1.6 },
    body2: { fontSize: BRAND.type.small, lineHeight: 1.55 },
    caption: { fontSize: BRAND.type.tiny, lineHeight: 1.5 },
    overline: { fontSize: BRAND.type.tiny, fontWeight: 700, letterSpacing: '0.06em', lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 700, lineHeight: 1.5 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { textRendering: 'optimizeLegibility', overflowWrap: 'break-word' },
        ':focus-visible': { outline: `3px solid var(--mui-palette-primary-main)`, outlineOffset: 2 },
        // The main content and headings receive focus after navigation but are not controls, so they show no focus
        // ring.
        'main:focus-visible, h1:focus-visible': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        // Breaks long button labels in narrow cards into lines of similar length.
        root: { minHeight: 40, paddingInline: 16, textAlign: 'center', textWrap: 'balance' },
        sizeSmall: { minHeight: 34, paddingInline: 12 },
        sizeLarge: { minHeight: 48, paddingInline: 22, fontSize: BRAND.type.body },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          '&.Mui-selected, &.Mui-selected:hover': {
            color: 'var(--mui-palette-primary-contrastText)',
            backgroundColor: 'var(--mui-palette-primary-main)',
          },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          // Informational alerts use the brand colors; MUI's default blue would be the only blue on the page.
          variants: [
            {
              props: { severity: 'info', variant: 'standard' },
              style: {
                color: 'var(--mui-palette-text-primary)',
                backgroundColor: 'var(--mui-palette-brand-primarySoft)',
                '& .MuiAlert-icon': { color: 'var(--mui-palette-primary-main)' },
              },
            },
          ],
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: BRAND.radius.control, minWidth: 40, minHeight: 40 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: BRAND.radius.card } },
    },
    MuiDialog: {
      styleOverrides: { paper: { borderRadius: BRAND.radius.card }, paperFullScreen: { borderRadius: 0 } },
    },
    MuiDialogTitle: { defaultProps: { variant: 'h2' } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: 'var(--mui-palette-brand-fieldLine)' },
        root: { backgroundColor: 'var(--mui-palette-background-paper)' },
      },
    },
    MuiTypography: {
      styleOverrides: {
        root: {
          // Typography accepts only `textSecondary`; this variant also supports `text.secondary`, as other components
          // do.
          variants: [{ props: { color: 'text.secondary' }, style: { color: 'var(--mui-palette-text-secondary)' } }],
        },
      },
    },
    MuiTableCell: { styleOverrides: { root: { borderColor: 'var(--mui-palette-divider)' } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiChip: { styleOverrides: { root: { borderRadius: BRAND.radius.control, fontWeight: 700 } } },
    MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 0, arrow: true } },
    MuiLink: { defaultProps: { underline: 'always' } },
  },
});
