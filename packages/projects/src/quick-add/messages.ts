/** Texts of the line that adds a task. */
export const text = {
  label: 'Add a task',
  placeholder: 'Paint the door #tag @person !high tomorrow',
  add: 'Add',
  action: 'Create task',
  required: 'Title is required',
  understood: 'Recognized',
  due: (day: string) => `due ${day}`,
} as const;
