import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { brandCss } from '@shortlist/ui-kit/build/brand-css';
import { builderShell } from './build/builder-shell.js';
import { firstLoad } from './build/first-load.js';
import { landingHtml } from './build/landing-html.js';
import { publicPages } from './build/public-pages.js';
import { precompress } from '@shortlist/ui-kit/build/precompress';
import { templateSheets } from './build/template-sheets.js';

const page = (name: string) => resolve(import.meta.dirname, name);
const api = { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000', changeOrigin: false };
const proxy = { '/api': api, '/fonts': api };

export default defineConfig({
  plugins: [
    react(),
    firstLoad(),
    brandCss(),
    landingHtml(),
    templateSheets(),
    publicPages(),
    builderShell(),
    precompress(),
  ],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: page('index.html'),
        app: page('app.html'),
        public: page('public.html'),
        'builder-start': page('src/builder-start.ts'),
      },
    },
  },
});
