import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { analyticsPath, WRITING_PAGES } from '../../../entities/resume/writing-paths.js';
import { messages } from './messages.js';
import { useDuplicateResume } from './resumes-api.js';
import type { Renaming } from './use-renaming.js';

interface MoreActionsProps {
  resume: ResumeRecord;
  isLocked: boolean;
  onRename: Renaming['begin'];
  /** Called with the button that opened the menu. If omitted, the menu has no delete action. */
  onDelete?: (button: HTMLElement) => void;
}

export function MoreActions({ resume, isLocked, onRename, onDelete }: MoreActionsProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /**
   * Action to run after the menu's closing animation. The animation ends by returning focus to the button, so an action
   * that runs earlier could not move focus elsewhere.
   */
  const [awaited, setAwaited] = useState<'rename' | 'delete' | null>(null);
  const duplication = useDuplicateResume();
  const { id, title } = resume;
  const close = () => setOpen(false);
  const closeAnd = (action: 'rename' | 'delete') => () => {
    setAwaited(action);
    close();
  };
  const onExited = () => {
    setAwaited(null);
    if (!button.current) return;
    if (awaited === 'rename') onRename(button.current);
    if (awaited === 'delete') onDelete?.(button.current);
  };
  const pages = [
    ...WRITING_PAGES.map(({ menuItem, pathOf }) => [menuItem, pathOf(id)] as const),
    [messages.moreActions.resumeAnalytics, analyticsPath(id)] as const,
    [messages.moreActions.versions, `/app/resume/${id}/versions`] as const,
  ];
  return (
    <>
      <Tooltip title={messages.moreActions.title}>
        <IconButton
          ref={button}
          aria-label={messages.moreActions.label(title)}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <MoreHoriz />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={() => button.current} open={open} onClose={close} slotProps={{ transition: { onExited } }}>
        <MenuItem onClick={closeAnd('rename')}>{messages.moreActions.rename}</MenuItem>
        <MenuItem
          disabled={duplication.isPending}
          onClick={() => {
            close();
            duplication.mutate(resume);
          }}
        >
          {messages.moreActions.duplicate}
        </MenuItem>
        <Divider />
        {pages.map(([name, path]) => (
          <MenuItem key={name} component={RouterLink} to={path} onClick={close}>
            {name}
          </MenuItem>
        ))}
        <Divider />
        {!isLocked && (
          <MenuItem component="a" href={`/api/export/docx/${id}`} onClick={close}>
            {messages.moreActions.downloadDocx}
          </MenuItem>
        )}
        <MenuItem component="a" href={`/api/export/json/${id}`} download onClick={close}>
          {messages.moreActions.exportAsJson}
        </MenuItem>
        {onDelete && [
          <Divider key="line" />,
          <MenuItem key="delete" onClick={closeAnd('delete')} sx={{ color: 'error.main' }}>
            {messages.moreActions.delete}
          </MenuItem>,
        ]}
      </Menu>
    </>
  );
}
