import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import type { SvgIconComponent } from '@mui/icons-material';
import { NavLink, useLocation } from 'react-router';

interface SidebarItemProps {
  label: string;
  icon: SvgIconComponent;
  folded: boolean;
  /** Path of the page to open. If omitted, the item is a button. */
  to?: string;
  /** Paths of other pages on which this item is highlighted. */
  also?: readonly string[];
  onClick?: () => void;
}

export function SidebarItem({ label, icon: Icon, folded, to, also = [], onClick }: SidebarItemProps) {
  const { pathname } = useLocation();
  const isCurrent =
    to !== undefined && [to, ...also].some((page) => pathname === page || pathname.startsWith(`${page}/`));
  const target = to === undefined ? {} : { component: NavLink, to };
  return (
    <ListItem disablePadding>
      <Tooltip title={folded ? label : ''} placement="right">
        <ListItemButton {...target} selected={isCurrent} onClick={onClick} aria-label={label} sx={STYLE}>
          <ListItemIcon sx={{ minWidth: folded ? 0 : 38, color: 'inherit' }}>
            <Icon />
          </ListItemIcon>
          {!folded && <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}

const STYLE = {
  borderRadius: 1,
  minHeight: 40,
  px: 1.5,
  py: 0.25,
  color: 'text.secondary',
  '& .MuiListItemText-primary': { fontWeight: 700 },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'brand.primarySoft', color: 'primary.dark' },
};
