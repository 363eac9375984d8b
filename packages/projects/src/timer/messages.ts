/** Texts of timers. */
export const text = {
  startTimer: 'Start timer',
  stopTimer: 'Stop timer',
  timerOn: (task: string) => `Timer on ${task}`,
  timerOf: 'What are you working on?',
  timerFailed: 'The timer could not be changed.',
  stopped: (task: string, time: string) => `${time} on ${task}`,
  noTask: 'Type a task',
  noTasksFound: 'No tasks found.',
} as const;
