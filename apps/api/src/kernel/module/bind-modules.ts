import type { BoundRoute } from '../http/bind-route.ts';
import type { Module } from './define-module.ts';
import type { Kernel } from './kernel.ts';

/**
 * Registers the jobs, schedules and listeners of modules.
 * @returns the handlers of all their endpoints
 */
export function bindModules(kernel: Kernel, modules: readonly Module[]): BoundRoute[] {
  for (const { jobs, housekeeping, events } of modules) {
    for (const bind of jobs?.(kernel) ?? []) bind(kernel.jobs);
    for (const task of housekeeping?.(kernel) ?? []) kernel.jobs.housekeeping.add(task);
    if (events) kernel.feed.subscribe(events(kernel));
  }
  return modules.flatMap(({ routes }) => routes?.(kernel) ?? []);
}
