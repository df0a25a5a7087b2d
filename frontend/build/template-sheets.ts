import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import type { FaceMetrics } from '@shortlist/shared/fonts/face-metrics';
import type { FaceId } from '@shortlist/shared/fonts/families';
import { createFontBook, type Face } from '@shortlist/shared/fonts/font-book';
import { simpleFace } from '@shortlist/shared/fonts/simple-face';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import { TEMPLATE_KEYS, type TemplateKey } from '@shortlist/shared/resume/resume-data';
import { create, type Font } from 'fontkit';
import type { Plugin } from 'vite';
import { drawSheet } from './draw-sheet.js';
import { SAMPLES } from './template-samples.js';

const FONTS = resolve(import.meta.dirname, '../../shared/fonts');

/**
 * Draws `/templates/<key>.svg`, the pictures of the gallery, with the product's own layout, so that they always match
 * the templates. Text is drawn as outlines, so the pictures need no fonts.
 */
export function templateSheets(): Plugin {
  return {
    name: 'template-sheets',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const key = TEMPLATE_KEYS.find((known) => request.url === `/templates/${known}.svg`);
        if (!key) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sheet(key));
      });
    },
    generateBundle() {
      for (const key of TEMPLATE_KEYS) {
        this.emitFile({ type: 'asset', fileName: `templates/${key}.svg`, source: sheet(key) });
      }
    },
  };
}

function sheet(key: TemplateKey): string {
  const document = layoutDocument(composeDocument(SAMPLES[key], key), createFontBook({ get: measuredFace }));
  return drawSheet(document, outlinedFace);
}

const measured = new Map<FaceId, Face>();
const outlined = new Map<FaceId, Font>();

function measuredFace(id: FaceId): Face {
  const face = measured.get(id) ?? simpleFace(JSON.parse(readFileSync(`${FONTS}/${id}.json`, 'utf8')) as FaceMetrics);
  measured.set(id, face);
  return face;
}

function outlinedFace(id: FaceId): Font {
  const known = outlined.get(id);
  if (known) return known;
  const font = create(readFileSync(`${FONTS}/${id}.ttf`));
  if (!('layout' in font)) throw new Error(`${id}.ttf holds more than one font`);
  outlined.set(id, font);
  return font;
}
