/** The variables by which the launcher finds everything that a run has started. */
export const runMarks = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith('ACREDITACION_'))
)

const { ACREDITACION_PROCESS, ACREDITACION_RUN } = runMarks

/** Begins the names of the databases that this process makes; the launcher removes them. */
export const databasePrefix = `acreditacion_test_${ACREDITACION_PROCESS ?? ACREDITACION_RUN ?? process.pid}_`
