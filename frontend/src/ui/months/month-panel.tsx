import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { messages } from '../messages.js';
import { isOffered, monthOf, monthText, moveMonth, openingMonth, type Month } from './month-choice.js';

const NAMES = messages.monthPanel.monthNames.split(' ');

interface MonthPanelProps {
  label: string;
  value: string;
  language: string;
  onPick: (text: string) => void;
}

/** Shows the twelve months of a year. The arrow keys move by month, Page Up and Page Down by year. */
export function MonthPanel({ label, value, language, onPick }: MonthPanelProps) {
  const [today] = useState(() => new Date());
  const [at, setAt] = useState(() => openingMonth(value, today));
  const focused = useRef<HTMLButtonElement>(null);
  const [keyboard, setKeyboard] = useState<Month>();
  useEffect(() => {
    focused.current?.focus();
  }, [keyboard]);

  const chosen = monthOf(value);
  const turn = (by: number) => setAt(({ year, month }) => ({ year: year + by, month }));
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveMonth(at, event.key, today);
    if (!moved) return;
    event.preventDefault();
    setAt(moved);
    setKeyboard(moved);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 700, px: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton
          aria-label={messages.monthPanel.previousYear}
          disabled={!isOffered(at.year - 1, today)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <Typography aria-live="polite" sx={{ fontWeight: 700 }}>
          {at.year}
        </Typography>
        <IconButton
          aria-label={messages.monthPanel.nextYear}
          disabled={!isOffered(at.year + 1, today)}
          onClick={() => turn(1)}
        >
          <ChevronRight />
        </IconButton>
      </Box>
      <Box
        role="group"
        aria-label={messages.monthPanel.monthsOf(at.year)}
        onKeyDown={onKeyDown}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}
      >
        {NAMES.map((name, index) => {
          const month = { year: at.year, month: index + 1 };
          const isChosen = chosen?.year === month.year && chosen.month === month.month;
          const isCurrent = at.month === month.month;
          return (
            <Button
              key={name}
              ref={isCurrent ? focused : undefined}
              tabIndex={isCurrent ? 0 : -1}
              variant={isChosen ? 'contained' : 'text'}
              color={isChosen ? 'primary' : 'inherit'}
              aria-label={`${name} ${at.year}`}
              aria-pressed={isChosen}
              onClick={() => onPick(monthText(month, language))}
              sx={{ minHeight: 44, minWidth: 0 }}
            >
              {name}
            </Button>
          );
        })}
      </Box>
      <Button size="small" onClick={() => onPick(String(at.year))} sx={{ justifySelf: 'center', minHeight: 40 }}>
        {messages.monthPanel.yearOnly(at.year)}
      </Button>
    </Box>
  );
}
