import {
  createContext,
  type PropsWithChildren,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from 'use-intl'
import { type Answers, isAnswered, type AnswerProblem, problemOf } from '~/fields/checks'
import { Demands } from '~/fields/demands'
import { answerAt, errorPath, isWithin, pathOf, questionAt } from '~/fields/paths'
import type { FieldProp, FormTypeProp, Options } from '~/types'
import { wordsOf } from '~/words'

export type Mode = 'public' | 'staff'

/** A part of the form with questions of its own, such as a guest. */
export type Part = { title: string; formType: FormTypeProp }

/** What fields do with the form. These functions are the same at each render. */
type Actions = {
  set(name: string, value: unknown): void
  clearError(name: string): void
  /** Checks an answer after its field has lost the focus. */
  check(name: string): void
  /** Checks all answers. False if the server would refuse one. */
  checkAll(): boolean
  refuse(name: string, problem: AnswerProblem): void
  /** Registers work that completes an answer, such as a crop. */
  waitFor(work: Promise<unknown>): void
  /** Resolves when no such work is left. */
  settled(): Promise<void>
  /** Adds the questions of a part. The returned function removes them. */
  addPart(scope: string, part: Part): () => void
}

export type Answering = Actions & {
  answers: Answers
  /** One sentence for each field with an error. The server's errors stay until the answer changes. */
  errors: Record<string, string>
  formType: FormTypeProp
  options: Options
  /** Large controls with autofill for applicants, compact ones for staff. */
  mode: Mode
  /** Path of this part of the form, such as `guests.1`; null for the form itself. */
  scope: string | null
  /** All questions by path, those of the parts too. */
  asked: Record<string, FieldProp>
  /** Name of a path: `Guest 1 · Name`. */
  titleOf(path: string): string | undefined
  demands: Demands
}

/** Each part of a form provides its own context. */
export const AnswersContext = createContext<Answering | null>(null)

/** The form as the control of a field sees it: the same object until something changes for the field. */
export const FieldContext = createContext<Answering | null>(null)

export const useAnswers = (): Answering => provided(use(AnswersContext))

export const useField = (): Answering => provided(use(FieldContext) ?? use(AnswersContext))

function provided(context: Answering | null): Answering {
  if (!context) throw new Error('Fields need an AnswersProvider around them')
  return context
}

/** The questions that need an answer now, by path, and whether they have one. */
export function useRequired(): Map<string, boolean> {
  const { answers, asked, demands: store } = useAnswers()
  const demands = useSyncExternalStore(store.subscribe, store.current, store.current)
  const questions = [...new Set([...Object.keys(asked), ...demands.keys()])]
    .map((path) => [path, { ...asked[path], ...demands.get(path) }] as const)
    .filter(([, question]) => question.required)
  return new Map(
    questions.map(([path, question]) => [path, isAnswered(question, answerAt(answers, path))])
  )
}

type Props = PropsWithChildren<{
  answers: Answers
  set(name: string, value: unknown): void
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
  const [problems, setProblems] = useState<Record<string, AnswerProblem>>({})
  const [parts, setParts] = useState<Record<string, Part>>({})
  const [demands] = useState(() => new Demands())
  const [seenAttempt, setSeenAttempt] = useState(attempt)
  const pending = useRef(new Set<Promise<unknown>>())

  const asked: Record<string, FieldProp> = { ...formType.fields }
  for (const [scope, part] of Object.entries(parts)) {
    for (const field of Object.values(part.formType.fields)) {
      asked[pathOf(scope, field.name)] = field
    }
  }

  const latest = useRef({ answers, asked })

  useEffect(() => {
    latest.current = { answers, asked }
  })

  if (seenAttempt !== attempt) {
    setSeenAttempt(attempt)
    setChanged(new Set())
    setProblems({})
  }

  const clearError = (path: string) => {
    if (Object.keys(sent).some((key) => isWithin(errorPath(key, asked), path)))
      setChanged((paths) => new Set([...paths, path]))
    setProblems((before) => without(before, path))
  }

  const problemsAt = (path: string) => {
    // A guest may have been removed since the field lost the focus.
    const { answers, asked } = latest.current
    const question = { ...asked[path], ...demands.current().get(path) }
    const problem = problemOf(question, answerAt(answers, path))
    return problem ? [[problem.at ? `${path}.${problem.at}` : path, problem] as const] : []
  }

  const check = (path: string) => {
    setTimeout(() => {
      const added = problemsAt(path)
      if (added.length > 0) setProblems((others) => ({ ...others, ...Object.fromEntries(added) }))
    }, CLICK_MS)
  }

  const checkAll = () => {
    const paths = new Set([...Object.keys(asked), ...demands.current().keys()])
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

  const sentenceOf = (path: string, { rule, values }: AnswerProblem) => {
    const field = asked[path]
    if (rule !== 'required' || !field) return wordsOf(t, rule, rule, values)
    return t(`missing.${missingWords[field.kind] ?? 'text'}`, { field: field.label })
  }
  const foundErrors = Object.entries(problems).map(([path, problem]) => [
    path,
    sentenceOf(path, problem),
  ])

  const actions: Actions = {
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
    addPart: (scope, part) => {
      setParts((others) => ({ ...others, [scope]: part }))
      return () => {
        setParts(({ [scope]: _, ...others }) => others)
        clearError(scope)
      }
    },
  }

  const value: Answering = {
    ...useSteady(actions),
    answers,
    errors: Object.fromEntries([...sentErrors, ...foundErrors]),
    formType,
    options,
    mode,
    scope: null,
    asked,
    titleOf: (path) => {
      const part = Object.entries(parts).find(([scope]) => isWithin(path, scope))?.[1].title
      const question = asked[questionAt(path, asked) ?? '']?.label
      return [part, question].filter(Boolean).join(' · ') || undefined
    },
    demands,
  }
  return <AnswersContext value={value}>{children}</AnswersContext>
}

function useSteady(actions: Actions): Actions {
  const last = useRef(actions)
  // Before the effects of the fields, which call them.
  useLayoutEffect(() => {
    last.current = actions
  })
  const [steady] = useState<Actions>(() => ({
    set: (...sent) => last.current.set(...sent),
    clearError: (...sent) => last.current.clearError(...sent),
    check: (...sent) => last.current.check(...sent),
    checkAll: () => last.current.checkAll(),
    refuse: (...sent) => last.current.refuse(...sent),
    waitFor: (...sent) => last.current.waitFor(...sent),
    settled: () => last.current.settled(),
    addPart: (...sent) => last.current.addPart(...sent),
  }))
  return steady
}

/** The same object if there is nothing to remove, so that React renders nothing. */
function without<Value>(values: Record<string, Value>, path: string): Record<string, Value> {
  const kept = Object.entries(values).filter(([key]) => !isWithin(key, path))
  return kept.length < Object.keys(values).length ? Object.fromEntries(kept) : values
}

export function errorOf(errors: Record<string, string>, name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1]
}
