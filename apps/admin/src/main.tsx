import '@fontsource-variable/inter/wght.css';
import '@org/ui/styles.css';
import './app/app.css';
import { invariant } from '@org/schema';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
invariant(root, 'the document has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
