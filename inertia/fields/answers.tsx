import { createContext, type PropsWithChildren, use, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Answers, type Problem, problemOf, type Question } from '~/fields/checks'
import { answerAt, errorPath, isWithin, pathOf, questionAt } from '~/fields/paths'
import type { FieldProp, FormTypeProp, Options } from '~/types'

export type Mode = 'public' | 'staff'

/** A part of the form with questions of its own, such as a guest. */
export type Part = { title: string; formType: FormTypeProp }

/** What differs from the question in the form type. */
export type Demand = Partial<Question>

export type Answering = {
  answers: Answers
  set(name: string, value: unknown): void
  /** One sentence for each field: the server's, until the answer changes. */
  errors: Record<string, string>
  formType: FormTypeProp
  options: Options
  /** Large controls with autofill for applicants, compact ones for staff. */
  mode: Mode
  clearError(name: string): void
  /** Checks an answer after its field has lost the focus. */
  check(name: string): void
  /** Checks all answers; false if something would certainly be refused. */
  checkAll(): boolean
  /** Shows an error at once. */
  refuse(name: string, problem: Problem): void
  /** Registers work that completes an answer, such as a crop. */
  waitFor(work: Promise<unknown>): void
  /** Resolves when no such work is left. */
  settled(): Promise<void>
  /** Path of this part of the form, such as `guests.1`; null for the form itself. */
  scope: string | null
  /** All questions by path, those of the parts too. */
  asked: Record<string, FieldProp>
  /** Name of a path: `Guest 1 · Name`. */
  titleOf(path: string): string | undefined
  /** Overrides a question for `checkAll`. The returned function removes the override. */
  demand(path: string, question: Demand): () => void
  /** Adds the questions of a part. The returned function removes them. */
  addPart(scope: string, part: Part): () => void
}

/** Each part of a form provides its own context. */
export const AnswersContext = createContext<Answering | null>(null)

export function useAnswers(): Answering {
  const context = use(AnswersContext)
  if (!context) throw new Error('Fields need an AnswersProvider around them')
  return context
}

type Props = PropsWithChildren<{
  answers: Answers
  set(name: string, value: unknown): void
  /** The server's latest errors. */
  errors: Record<string, string>
  formType: FormTypeProp
  options: Options
  mode: Mode
  /** Changes with each response, so that its errors count again. */
  attempt?: unknown
}>

const lacks: Record<string, 'photo' | 'file' | 'choice'> = {
  photo: 'photo',
  file: 'file',
  choice: 'choice',
  choices: 'choice',
  player: 'choice',
}

// A click that took the focus must land before an error moves the page.
const CLICK_MS = 200

export function AnswersProvider(props: Props) {
  const { answers, set, errors: sent, formType, options, mode, attempt, children } = props
  const t = useTranslations('validator')
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<Record<string, Problem>>({})
  const [parts, setParts] = useState<Record<string, Part>>({})
  const latest = useRef(answers)
  const pending = useRef(new Set<Promise<unknown>>())
  const demands = useRef(new Map<string, Demand>())

  const asked: Record<string, FieldProp> = { ...formType.fields }
  for (const [scope, part] of Object.entries(parts)) {
    for (const field of Object.values(part.formType.fields)) {
      asked[pathOf(scope, field.name)] = field
    }
  }

  useEffect(() => {
    latest.current = answers
  })

  useEffect(() => {
    setChanged(new Set())
    setFound({})
  }, [attempt])

  const clearError = (path: string) => {
    setChanged((paths) => new Set([...paths, path]))
    setFound((problems) => without(problems, path))
  }

  const problemsAt = (path: string) => {
    const question = { ...asked[path], ...demands.current.get(path) }
    const problem = problemOf(question, answerAt(latest.current, path))
    return problem ? [[problem.at ? `${path}.${problem.at}` : path, problem] as const] : []
  }

  const check = (path: string) => {
    setTimeout(() => {
      const problems = problemsAt(path)
      if (problems.length > 0)
        setFound((others) => ({ ...others, ...Object.fromEntries(problems) }))
    }, CLICK_MS)
  }

  const checkAll = () => {
    const paths = new Set([...Object.keys(asked), ...demands.current.keys()])
    const problems = [...paths].flatMap(problemsAt)
    // A refused photo is missing too, but the reason helps more.
    setFound((before) =>
      Object.fromEntries(
        problems.map(([path, problem]) => [
          path,
          problem.rule === 'required' ? (before[path] ?? problem) : problem,
        ])
      )
    )
    return problems.length === 0
  }

  const stillHolds = (path: string) => ![...changed].some((other) => isWithin(path, other))

  const value: Answering = {
    answers,
    formType,
    options,
    mode,
    errors: {
      ...Object.fromEntries(
        Object.entries(sent)
          .map(([path, error]) => [errorPath(path, asked), error])
          .filter(([path]) => stillHolds(path))
      ),
      ...Object.fromEntries(
        Object.entries(found).map(([path, problem]) => [
          path,
          problem.rule === 'required' && asked[path]
            ? t(`missing.${lacks[asked[path].kind] ?? 'text'}`, { field: asked[path].label })
            : t(problem.rule as 'required', problem.values),
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
    scope: null,
    asked,
    titleOf: (path) => {
      const part = Object.entries(parts).find(([scope]) => isWithin(path, scope))?.[1].title
      const question = asked[questionAt(path, asked) ?? '']?.label
      return [part, question].filter(Boolean).join(' · ') || undefined
    },
    demand: (path, question) => {
      demands.current.set(path, question)
      return () => demands.current.delete(path)
    },
    addPart: (scope, part) => {
      setParts((others) => ({ ...others, [scope]: part }))
      return () => {
        setParts(({ [scope]: _, ...others }) => others)
        clearError(scope)
      }
    },
  }

  return <AnswersContext value={value}>{children}</AnswersContext>
}

function without<Value>(values: Record<string, Value>, path: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isWithin(key, path)))
}

/** The error of a field or of one of its items. */
export function errorOf(errors: Record<string, string>, name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1]
}
