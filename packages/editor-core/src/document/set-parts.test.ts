// @vitest-environment jsdom
import { createRegistry } from '@org/content';
import { describe, expect, it } from 'vitest';
import { FIRST, pageOf, registry } from '../../test/editor-registry.ts';
import { openStore } from '../../test/open-store.ts';
import { setParts } from './set-parts.ts';

