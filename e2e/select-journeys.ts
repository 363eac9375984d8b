import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSample } from '@org/config/test-sample';
import { CORE_JOURNEYS } from './core-journeys.ts';

/** Number of journeys beside the core ones that a usual run draws by the hash of the commit. */
const SAMPLE_SIZE = 3;

const JOURNEY =
  /^ *test\(\s*(?:'(?<single>[^'\n]+)'|"(?<double>[^"\n]+)"|`(?<template>[^`\n]+)`),/gm;

/** Returns the titles of the journeys in a source text. Titles with `${…}` are returned as they are written. */
export function readTitles(source: string): string[] {
  return [...source.matchAll(JOURNEY)].map(
    ({ groups }) => groups?.single ?? groups?.double ?? groups?.template ?? '',
  );
}

/** Returns the titles of all journeys, sorted. */
export function readAllTitles(folder: string): string[] {
  return globSync('*.test.ts', { cwd: folder })
    .flatMap((file) => readTitles(readFileSync(join(folder, file), 'utf8')))
    .toSorted();
}

/** Returns a pattern that matches the full title of a journey; `${…}` matches any text. */
export function toPattern(title: string): RegExp {
  const literal = title
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<=^| )${literal.join('.+')}$`);
}

/** Returns patterns of the journeys to run: all in a full run, otherwise the core and a sample of the others. */
export function selectJourneys(folder: string): RegExp[] {
  const core = new Set(Object.values(CORE_JOURNEYS));
  const others = readAllTitles(folder).filter((title) => !core.has(title));
  return [...core, ...drawSample(others, SAMPLE_SIZE)].map(toPattern);
}
