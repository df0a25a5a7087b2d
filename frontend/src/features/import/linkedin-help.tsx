import Typography from '@mui/material/Typography';

export function LinkedInHelp() {
  return (
    <Typography variant="body2" color="text.secondary">
      <strong>From LinkedIn:</strong> open Settings &amp; Privacy › Data privacy › Get a copy of your data, and ask for
      the archive. LinkedIn emails you a link. Upload the ZIP file as is.
    </Typography>
  );
}
