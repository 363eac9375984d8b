import '@org/config/browser-parts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A bound for what never comes, and none for speed: machines are busy.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
