import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { brandCss } from '@shortlist/ui-kit/build/brand-css';
import { landingHtml } from './build/landing-html.js';
import { precompress } from '@shortlist/ui-kit/build/precompress';
import { templateSheets } from './build/template-sheets.js';

const page = (name: string) => resolve(import.meta.dirname, name);
const api = { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000', changeOrigin: false };
const proxy = { '/api': api, '/fonts': api };

export default defineConfig({
  plugins: [react(), brandCss(), landingHtml(), templateSheets(), precompress()],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: page('index.html'), app: page('app.html') },
      output: {
        codeSplitting: {
          // Libraries change less often than our pages: a release leaves these two in the browser's cache. Without them
          // each small module that two pages share would be a file of its own, sixty of them before a page is there.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/,
              priority: 2,
            },
            { name: 'libraries', test: /node_modules/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
});
