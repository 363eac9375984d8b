// The list of a record's files, for records of other packages: it is loaded without the screens of this package.

export { RecordFiles, type RecordFilesProps } from './files/record-files.tsx';
