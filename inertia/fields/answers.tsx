import {
  createContext,
  type PropsWithChildren,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { type Answers, isAnswered, type Problem, problemOf, type Question } from '~/fields/checks'
import { answerAt, errorPath, isWithin, pathOf, questionAt } from '~/fields/paths'
import type { FieldProp, FormTypeProp, Options } from '~/types'
import { wordsOf } from '~/words'

export type Mode = 'public' | 'staff'

/** A part of the form with questions of its own, such as a guest. */
export type Part = { title: string; formType: FormTypeProp }

/** What differs from the question in the form type. */
export type Demand = Partial<Question>

export type Answering = {
  answers: Answers
  set(name: string, value: unknown): void
  /** One sentence for each field with an error. The server's errors stay until the answer changes. */
  errors: Record<string, string>
  formType: FormTypeProp
  options: Options
  /** Large controls with autofill for applicants, compact ones for staff. */
  mode: Mode
  clearError(name: string): void
  /** Checks an answer after its field has lost the focus. */
  check(name: string): void
  /** Checks all answers. False if the server would refuse one. */
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
  /** The questions that need an answer now, by path, and whether they have one. */
  required: Map<string, boolean>
  /** Overrides a question. The returned function removes the override. */
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

/** Which sentence says that an answer is missing, by kind; `text` for all others. */
const missingWords: Record<string, 'photo' | 'file' | 'choice'> = {
  photo: 'photo',
  file: 'file',
  choice: 'choice',
  choices: 'choice',
  player: 'choice',
}

// A click may have taken the focus. It must reach its button before an error moves the page.
const CLICK_MS = 200

export function AnswersProvider(props: Props) {
  const { answers, set, errors: sent, formType, options, mode, attempt, children } = props
  const t = useTranslations('validator')
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<Record<string, Problem>>({})
  const [parts, setParts] = useState<Record<string, Part>>({})
  const [demands, setDemands] = useState<ReadonlyMap<string, Demand>>(new Map())
  const [answered, setAnswered] = useState(attempt)
  const latest = useRef({ answers, demands })
  const pending = useRef(new Set<Promise<unknown>>())

  const asked: Record<string, FieldProp> = { ...formType.fields }
  for (const [scope, part] of Object.entries(parts)) {
    for (const field of Object.values(part.formType.fields)) {
      asked[pathOf(scope, field.name)] = field
    }
  }

  useEffect(() => {
    latest.current = { answers, demands }
  })

  if (answered !== attempt) {
    setAnswered(attempt)
    setChanged(new Set())
    setProblems({})
  }

  const clearError = (path: string) => {
    setChanged((paths) => new Set([...paths, path]))
    setProblems((before) => without(before, path))
  }

  const paths = new Set([...Object.keys(asked), ...demands.keys()])
  const required = [...paths]
    .map((path) => [path, { ...asked[path], ...demands.get(path) }] as const)
    .filter(([, question]) => question.required)
    .map(([path, question]) => [path, isAnswered(question, answerAt(answers, path))] as const)

  const problemsAt = (path: string) => {
    const now = latest.current
    const question = { ...asked[path], ...now.demands.get(path) }
    const problem = problemOf(question, answerAt(now.answers, path))
    return problem ? [[problem.at ? `${path}.${problem.at}` : path, problem] as const] : []
  }

  const check = (path: string) => {
    setTimeout(() => {
      const added = problemsAt(path)
      if (added.length > 0) setProblems((others) => ({ ...others, ...Object.fromEntries(added) }))
    }, CLICK_MS)
  }

  const checkAll = () => {
    const all = [...paths].flatMap(problemsAt)
    // A refused photo is missing too, but the reason of the refusal helps more.
    setProblems((before) =>
      Object.fromEntries(
        all.map(([path, problem]) => [
          path,
          problem.rule === 'required' ? (before[path] ?? problem) : problem,
        ])
      )
    )
    return all.length === 0
  }

  const isUnchanged = (path: string) => ![...changed].some((other) => isWithin(path, other))
  const sentErrors = Object.entries(sent)
    .map(([path, error]) => [errorPath(path, asked), error])
    .filter(([path]) => isUnchanged(path))

  const sentenceOf = (path: string, { rule, values }: Problem) => {
    const field = asked[path]
    if (rule !== 'required' || !field) return wordsOf(t, rule, rule, values)
    return t(`missing.${missingWords[field.kind] ?? 'text'}`, { field: field.label })
  }
  const foundErrors = Object.entries(problems).map(([path, problem]) => [
    path,
    sentenceOf(path, problem),
  ])

  const value: Answering = {
    answers,
    formType,
    options,
    mode,
    errors: Object.fromEntries([...sentErrors, ...foundErrors]),
    set: (name, answer) => {
      clearError(name)
      set(name, answer)
    },
    clearError,
    check,
    checkAll,
    refuse: (name, problem) => setProblems((others) => ({ ...others, [name]: problem })),
    waitFor: (work) => {
      pending.current.add(work)
      void work.finally(() => pending.current.delete(work))
    },
    settled: async () => {
      while (pending.current.size > 0) await Promise.allSettled(pending.current)
    },
    scope: null,
    asked,
    required: new Map(required),
    titleOf: (path) => {
      const part = Object.entries(parts).find(([scope]) => isWithin(path, scope))?.[1].title
      const question = asked[questionAt(path, asked) ?? '']?.label
      return [part, question].filter(Boolean).join(' · ') || undefined
    },
    demand: (path, question) => {
      // In pieces: it renders the form again, also while the page wakes up.
      startTransition(() => setDemands((others) => new Map(others).set(path, question)))
      return () =>
        startTransition(() =>
          setDemands((others) => new Map([...others].filter(([other]) => other !== path)))
        )
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

export function errorOf(errors: Record<string, string>, name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1]
}
