import { blockPackageAlias, blockPackageConditions } from '@org/config/block-packages';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = process.env.ADMIN_API ?? 'http://localhost:3000';

/** In development `/login` and the other doors are the same document as `/admin/`; in production the API server sees to it. */
function loginDocument(): Plugin {
  return {
    name: 'atrium:login-document',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/(login|forgot|reset|invitation)(\?|$)/.test(request.url ?? ''))
          request.url = '/admin/';
        if (
          request.url?.startsWith('/admin/editor') &&
          request.headers['sec-fetch-dest'] === 'iframe'
        )
          request.url = '/admin/canvas.html';
        next();
      });
    },
  };
}

export default defineConfig({
  base: '/admin/',
  plugins: [loginDocument(), react()],
  resolve: {
    alias: blockPackageAlias(),
    conditions: [
      ...blockPackageConditions(),
      '@org/source',
      'module',
      'browser',
      'development|production',
    ],
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    // The content security policy allows no inline script, and small pictures are better cached by name.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The canvas of the editor is a document of its own: the public stylesheet and no script.
    rolldownOptions: { input: ['index.html', 'canvas.html'] },
  },
  server: {
    port: 5173,
    // The server knows the admin by its own origin; seen from it, the proxy is that admin.
    proxy: {
      '/api': { target: API, changeOrigin: true, headers: { origin: API } },
      '/media': { target: API, changeOrigin: true },
    },
  },
});
