import { createContext, type PropsWithChildren, use, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Answers, type Problem, problemOf } from '~/fields/checks'
import type { FormTypeProp, Options } from '~/types'

export type Mode = 'public' | 'staff'

export type AnswersContext = {
  answers: Answers
  set(name: string, value: unknown): void
  /** One sentence per field: the server's, unless the answer has changed since. */
  errors: Record<string, string>
  formType: FormTypeProp
  options: Options
  /** Applicants get roomy controls with autofill, staff compact ones. */
  mode: Mode
  clearError(name: string): void
  /** Looks at the answer a person has just left. */
  check(name: string): void
  /** Looks at every answer; false when something is certain to be refused. */
  checkAll(): boolean
  /** Says at once what is wrong with what was chosen. */
  refuse(name: string, problem: Problem): void
  /** Registers work that must end before the answers are complete, such as a crop. */
  waitFor(work: Promise<unknown>): void
  /** Resolves once no such work is left. */
  settled(): Promise<void>
}

const Context = createContext<AnswersContext | null>(null)

/** The form around the fields: what was answered, and how to change it. */
export function useAnswers(): AnswersContext {
  const context = use(Context)
  if (!context) throw new Error('Fields need an AnswersProvider around them')
  return context
}

type Props = PropsWithChildren<{
  answers: Answers
  set(name: string, value: unknown): void
  /** What the server answered last. */
  errors: Record<string, string>
  formType: FormTypeProp
  options: Options
  mode: Mode
  /** Changes when the server has answered anew: then its errors count again. */
  attempt?: unknown
}>

// Long enough for a click that took the focus away to land before the page moves.
const CLICK_MS = 200

/** Gives the fields their answers, and keeps which errors still hold. */
export function AnswersProvider(props: Props) {
  const { answers, set, errors: sent, formType, options, mode, attempt, children } = props
  const t = useTranslations('validator')
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<Record<string, Problem>>({})
  const latest = useRef(answers)
  const pending = useRef(new Set<Promise<unknown>>())

  useEffect(() => {
    latest.current = answers
  })

  useEffect(() => {
    setChanged(new Set())
    setFound({})
  }, [attempt])

  const clearError = (name: string) => {
    setChanged((names) => new Set([...names, name]))
    setFound(({ [name]: _, ...others }) => others)
  }

  const check = (name: string) => {
    setTimeout(() => {
      const problem = problemOf(formType.fields[name], latest.current[name])
      if (problem) setFound((others) => ({ ...others, [name]: problem }))
    }, CLICK_MS)
  }

  const checkAll = () => {
    const problems = Object.values(formType.fields).flatMap((field) => {
      const problem = problemOf(field, latest.current[field.name])
      return problem ? [[field.name, problem] as const] : []
    })
    // A photo that was refused is missing too, but the reason why helps more.
    setFound((before) =>
      Object.fromEntries(
        problems.map(([name, problem]) => [
          name,
          problem.rule === 'required' ? (before[name] ?? problem) : problem,
        ])
      )
    )
    return problems.length === 0
  }

  const value: AnswersContext = {
    answers,
    formType,
    options,
    mode,
    errors: {
      ...Object.fromEntries(
        Object.entries(sent).filter(([key]) => !changed.has(key.split('.')[0]))
      ),
      ...Object.fromEntries(
        Object.entries(found).map(([name, problem]) => [
          name,
          t(problem.rule as 'required', problem.values),
        ])
      ),
    },
    set: (name, answer) => {
      clearError(name)
      set(name, answer)
    },
    clearError,
    check,
    checkAll,
    refuse: (name, problem) => setFound((others) => ({ ...others, [name]: problem })),
    waitFor: (work) => {
      pending.current.add(work)
      void work.finally(() => pending.current.delete(work))
    },
    settled: async () => {
      while (pending.current.size > 0) await Promise.allSettled(pending.current)
    },
  }

  return <Context value={value}>{children}</Context>
}

/** The sentence at a field; one about an item of a list counts as the list's. */
export function errorOf(errors: Record<string, string>, name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1]
}
