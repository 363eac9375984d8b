export function sabotagePlugin(_name: string | undefined) { return { name: 'sabotage' }; }
