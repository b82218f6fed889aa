/** An answer of a request: one of its own in `detail` may carry the name of a column, as `type` does. */
export function answerOf(form: Record<string, any>, name: string): any {
  return form.detail && name in form.detail ? form.detail[name] : form[name]
}
