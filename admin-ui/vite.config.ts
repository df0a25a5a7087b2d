import { brandCss } from '@shortlist/ui-kit/build/brand-css';
import { precompress } from '@shortlist/ui-kit/build/precompress';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000', changeOrigin: false };
// The fonts, the icon and the script that sets the theme come from the main client.
const proxy = { '/api': api, '/fonts': api, '/boot.js': api, '/icon.svg': api };

export default defineConfig({
  base: '/admin/',
  plugins: [react(), brandCss(), precompress()],
  server: { host: '127.0.0.1', port: 5174, proxy },
  preview: { host: '127.0.0.1', port: 4174, proxy },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
});
