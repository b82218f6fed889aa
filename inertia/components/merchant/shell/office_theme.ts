import type { MantineThemeOverride } from '@mantine/core'

const small = { defaultProps: { size: 'sm' } }

// The list itself scrolls: a scrolling box around it could not be reached by keyboard.
const dropdown = {
  defaultProps: { size: 'sm', withScrollArea: false },
  styles: { options: { maxHeight: 260, overflowY: 'auto' as const } },
}

export const officeTheme: MantineThemeOverride = {
  components: {
    Button: { ...small, styles: { label: { fontWeight: 550 } } },
    Checkbox: small,
    // Inside the page, their content belongs to a landmark.
    Menu: { defaultProps: { withinPortal: false, withInitialFocusPlaceholder: false } },
    // The header of a dialog is not the page's banner.
    Modal: {
      defaultProps: { attributes: { header: { role: 'presentation' } } },
      styles: { title: { fontWeight: 650 } },
    },
    MultiSelect: dropdown,
    NativeSelect: small,
    NumberInput: small,
    Paper: { styles: { root: { backgroundColor: 'var(--surface)', borderColor: 'var(--line)' } } },
    PasswordInput: small,
    SegmentedControl: { styles: { root: { backgroundColor: 'var(--surface-sunken)' } } },
    Select: dropdown,
    Table: { defaultProps: { fz: 'sm', borderColor: 'var(--line)' } },
    Text: { defaultProps: { size: 'sm' } },
    Textarea: small,
    TextInput: small,
  },
}
